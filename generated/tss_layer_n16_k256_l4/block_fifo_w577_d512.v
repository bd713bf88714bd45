// Stream FIFO of 512 items of 577 bits in block RAM, with an output register.
`default_nettype none

module block_fifo_w577_d512 (
    input  wire         clk,
    input  wire         rst,
    input  wire [511:0] up_payload_data,
    input  wire  [63:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [9:0] wr;
    reg    [9:0] rd;
    reg          fetched;
    reg          shown;
    reg  [511:0] oldest_data;
    reg   [63:0] oldest_keep;
    reg          oldest_last;
    reg  [576:0] items_rdata;
    (* no_rw_check *)
    reg  [576:0] items [0:511];

    wire full = (wr ^ rd) == 10'h200;
    wire empty = wr == rd;
    wire push = up_valid && !full;
    wire show = !shown || down_ready;
    wire advance = !fetched || show;
    wire fetch = advance && !empty;

    always @(posedge clk) begin
        if (fetch) items_rdata <= items[rd[8:0]];
        if (push) items[wr[8:0]] <= {up_payload_data, up_payload_keep, up_payload_last};
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 10'd0;
            rd <= 10'd0;
            fetched <= 1'b0;
            shown <= 1'b0;
        end else begin
            if (push) begin
                wr <= wr + 10'd1;
            end
            if (fetch) begin
                rd <= rd + 10'd1;
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
            oldest_data <= items_rdata[576:65];
            oldest_keep <= items_rdata[64:1];
            oldest_last <= items_rdata[0];
        end
    end

    assign up_ready = !full;
    assign down_payload_data = oldest_data;
    assign down_payload_keep = oldest_keep;
    assign down_payload_last = oldest_last;
    assign down_valid = shown;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 10'h200);
    always @(posedge clk) if (!rst) never_reads_what_is_written: assert (!(push && fetch && wr[8:0] == rd[8:0]));
`endif

endmodule

`default_nettype wire
