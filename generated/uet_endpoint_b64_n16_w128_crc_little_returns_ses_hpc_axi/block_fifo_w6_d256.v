// Stream FIFO of 256 items of 6 bits in block RAM, with an output register.
`default_nettype none

module block_fifo_w6_d256 (
    input  wire       clk,
    input  wire       rst,
    input  wire [5:0] up_payload,
    input  wire       up_valid,
    output wire       up_ready,
    output wire [5:0] down_payload,
    output wire       down_valid,
    input  wire       down_ready
);

    reg  [8:0] wr;
    reg  [8:0] rd;
    reg        fetched;
    reg        shown;
    reg  [5:0] oldest;
    reg  [5:0] items_rdata;
    (* no_rw_check *)
    reg  [5:0] items [0:255];

    wire full = (wr ^ rd) == 9'h100;
    wire empty = wr == rd;
    wire push = up_valid && !full;
    wire show = !shown || down_ready;
    wire advance = !fetched || show;
    wire fetch = advance && !empty;

    always @(posedge clk) begin
        if (fetch) items_rdata <= items[rd[7:0]];
        if (push) items[wr[7:0]] <= up_payload;
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 9'd0;
            rd <= 9'd0;
            fetched <= 1'b0;
            shown <= 1'b0;
        end else begin
            if (push) begin
                wr <= wr + 9'd1;
            end
            if (fetch) begin
                rd <= rd + 9'd1;
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
            oldest <= items_rdata;
        end
    end

    assign up_ready = !full;
    assign down_payload = oldest;
    assign down_valid = shown;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 9'h100);
    always @(posedge clk) if (!rst) never_reads_what_is_written: assert (!(push && fetch && wr[7:0] == rd[7:0]));
`endif

endmodule

`default_nettype wire
