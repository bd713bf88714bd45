// Stream FIFO of 32 items of 41 bits in block RAM, with an output register.
`default_nettype none

module block_fifo_w41_d32 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [7:0] up_payload_index,
    input  wire [31:0] up_payload_psn,
    input  wire        up_payload_raises,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [7:0] down_payload_index,
    output wire [31:0] down_payload_psn,
    output wire        down_payload_raises,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [5:0] wr;
    reg   [5:0] rd;
    reg         fetched;
    reg         shown;
    reg   [7:0] oldest_index;
    reg  [31:0] oldest_psn;
    reg         oldest_raises;
    reg  [40:0] items_rdata;
    (* no_rw_check *)
    reg  [40:0] items [0:31];

    wire full = (wr ^ rd) == 6'd32;
    wire empty = wr == rd;
    wire push = up_valid && !full;
    wire show = !shown || down_ready;
    wire advance = !fetched || show;
    wire fetch = advance && !empty;

    always @(posedge clk) begin
        if (fetch) items_rdata <= items[rd[4:0]];
        if (push) items[wr[4:0]] <= {up_payload_index, up_payload_psn, up_payload_raises};
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 6'd0;
            rd <= 6'd0;
            fetched <= 1'b0;
            shown <= 1'b0;
        end else begin
            if (push) begin
                wr <= wr + 6'd1;
            end
            if (fetch) begin
                rd <= rd + 6'd1;
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
            oldest_index <= items_rdata[40:33];
            oldest_psn <= items_rdata[32:1];
            oldest_raises <= items_rdata[0];
        end
    end

    assign up_ready = !full;
    assign down_payload_index = oldest_index;
    assign down_payload_psn = oldest_psn;
    assign down_payload_raises = oldest_raises;
    assign down_valid = shown;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 6'd32);
    always @(posedge clk) if (!rst) never_reads_what_is_written: assert (!(push && fetch && wr[4:0] == rd[4:0]));
`endif

endmodule

`default_nettype wire
