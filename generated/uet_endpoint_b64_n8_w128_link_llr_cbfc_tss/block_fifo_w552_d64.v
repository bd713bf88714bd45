// Stream FIFO of 64 items of 552 bits in block RAM, with an output register.
`default_nettype none

module block_fifo_w552_d64 (
    input  wire         clk,
    input  wire         rst,
    input  wire [527:0] up_payload_outer_header,
    input  wire   [6:0] up_payload_outer_length,
    input  wire         up_payload_outer_tagged,
    input  wire         up_payload_outer_ipv6,
    input  wire         up_payload_outer_udp,
    input  wire  [13:0] up_payload_was,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [527:0] down_payload_outer_header,
    output wire   [6:0] down_payload_outer_length,
    output wire         down_payload_outer_tagged,
    output wire         down_payload_outer_ipv6,
    output wire         down_payload_outer_udp,
    output wire  [13:0] down_payload_was,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [6:0] wr;
    reg    [6:0] rd;
    reg          fetched;
    reg          shown;
    reg  [527:0] oldest_outer_header;
    reg    [6:0] oldest_outer_length;
    reg          oldest_outer_tagged;
    reg          oldest_outer_ipv6;
    reg          oldest_outer_udp;
    reg   [13:0] oldest_was;
    reg  [551:0] items_rdata;
    (* no_rw_check *)
    reg  [551:0] items [0:63];

    wire full = (wr ^ rd) == 7'd64;
    wire empty = wr == rd;
    wire push = up_valid && !full;
    wire show = !shown || down_ready;
    wire advance = !fetched || show;
    wire fetch = advance && !empty;

    always @(posedge clk) begin
        if (fetch) items_rdata <= items[rd[5:0]];
        if (push) items[wr[5:0]] <= {
        up_payload_outer_header,
        up_payload_outer_length,
        up_payload_outer_tagged,
        up_payload_outer_ipv6,
        up_payload_outer_udp,
        up_payload_was
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 7'd0;
            rd <= 7'd0;
            fetched <= 1'b0;
            shown <= 1'b0;
        end else begin
            if (push) begin
                wr <= wr + 7'd1;
            end
            if (fetch) begin
                rd <= rd + 7'd1;
            end
            if (advance) begin
                fetched <= fetch;
            end
            if (show) begin
                shown <= fetched;
            end
        end
    end

    always @(posedge clk) begin
        if (show) begin
            oldest_outer_header <= items_rdata[551:24];
            oldest_outer_length <= items_rdata[23:17];
            oldest_outer_tagged <= items_rdata[16];
            oldest_outer_ipv6 <= items_rdata[15];
            oldest_outer_udp <= items_rdata[14];
            oldest_was <= items_rdata[13:0];
        end
    end

    assign up_ready = !full;
    assign down_payload_outer_header = oldest_outer_header;
    assign down_payload_outer_length = oldest_outer_length;
    assign down_payload_outer_tagged = oldest_outer_tagged;
    assign down_payload_outer_ipv6 = oldest_outer_ipv6;
    assign down_payload_outer_udp = oldest_outer_udp;
    assign down_payload_was = oldest_was;
    assign down_valid = shown;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 7'd64);
    always @(posedge clk) if (!rst) never_reads_what_is_written: assert (!(push && fetch && wr[5:0] == rd[5:0]));
`endif

endmodule

`default_nettype wire
