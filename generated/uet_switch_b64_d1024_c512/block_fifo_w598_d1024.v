// Stream FIFO of 1024 items of 598 bits in block RAM, with an output register.
`default_nettype none

module block_fifo_w598_d1024 (
    input  wire         clk,
    input  wire         rst,
    input  wire [511:0] up_payload_data,
    input  wire  [63:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire         up_payload_first,
    input  wire         up_payload_mark_capable,
    input  wire   [1:0] up_payload_mark_tags,
    input  wire         up_payload_mark_ipv4,
    input  wire  [15:0] up_payload_mark_checksum,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_payload_first,
    output wire         down_payload_mark_capable,
    output wire   [1:0] down_payload_mark_tags,
    output wire         down_payload_mark_ipv4,
    output wire  [15:0] down_payload_mark_checksum,
    output wire         down_valid,
    input  wire         down_ready
);

    reg   [10:0] wr;
    reg   [10:0] rd;
    reg          fetched;
    reg          shown;
    reg  [511:0] oldest_data;
    reg   [63:0] oldest_keep;
    reg          oldest_last;
    reg          oldest_first;
    reg          oldest_mark_capable;
    reg    [1:0] oldest_mark_tags;
    reg          oldest_mark_ipv4;
    reg   [15:0] oldest_mark_checksum;
    reg  [597:0] items_rdata;
    (* no_rw_check *)
    reg  [597:0] items [0:1023];

    wire full = (wr ^ rd) == 11'h400;
    wire empty = wr == rd;
    wire push = up_valid && !full;
    wire show = !shown || down_ready;
    wire advance = !fetched || show;
    wire fetch = advance && !empty;

    always @(posedge clk) begin
        if (fetch) items_rdata <= items[rd[9:0]];
        if (push) items[wr[9:0]] <= {
        up_payload_data,
        up_payload_keep,
        up_payload_last,
        up_payload_first,
        up_payload_mark_capable,
        up_payload_mark_tags,
        up_payload_mark_ipv4,
        up_payload_mark_checksum
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 11'd0;
            rd <= 11'd0;
            fetched <= 1'b0;
            shown <= 1'b0;
        end else begin
            if (push) begin
                wr <= wr + 11'd1;
            end
            if (fetch) begin
                rd <= rd + 11'd1;
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
            oldest_data <= items_rdata[597:86];
            oldest_keep <= items_rdata[85:22];
            oldest_last <= items_rdata[21];
            oldest_first <= items_rdata[20];
            oldest_mark_capable <= items_rdata[19];
            oldest_mark_tags <= items_rdata[18:17];
            oldest_mark_ipv4 <= items_rdata[16];
            oldest_mark_checksum <= items_rdata[15:0];
        end
    end

    assign up_ready = !full;
    assign down_payload_data = oldest_data;
    assign down_payload_keep = oldest_keep;
    assign down_payload_last = oldest_last;
    assign down_payload_first = oldest_first;
    assign down_payload_mark_capable = oldest_mark_capable;
    assign down_payload_mark_tags = oldest_mark_tags;
    assign down_payload_mark_ipv4 = oldest_mark_ipv4;
    assign down_payload_mark_checksum = oldest_mark_checksum;
    assign down_valid = shown;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 11'h400);
    always @(posedge clk) if (!rst) never_reads_what_is_written: assert (!(push && fetch && wr[9:0] == rd[9:0]));
`endif

endmodule

`default_nettype wire
