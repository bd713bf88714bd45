// Stream FIFO of 8 items of 48 bits in block RAM, with an output register.
`default_nettype none

module block_fifo_w48_d8 (
    input  wire        clk,
    input  wire        rst,
    input  wire [15:0] up_payload_pdcid,
    input  wire [31:0] up_payload_next,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [15:0] down_payload_pdcid,
    output wire [31:0] down_payload_next,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [3:0] wr;
    reg   [3:0] rd;
    reg         fetched;
    reg         shown;
    reg  [15:0] oldest_pdcid;
    reg  [31:0] oldest_next;
    reg  [47:0] items_rdata;
    (* no_rw_check *)
    reg  [47:0] items [0:7];

    wire full = (wr ^ rd) == 4'd8;
    wire empty = wr == rd;
    wire push = up_valid && !full;
    wire show = !shown || down_ready;
    wire advance = !fetched || show;
    wire fetch = advance && !empty;

    always @(posedge clk) begin
        if (fetch) items_rdata <= items[rd[2:0]];
        if (push) items[wr[2:0]] <= {up_payload_pdcid, up_payload_next};
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 4'd0;
            rd <= 4'd0;
            fetched <= 1'b0;
            shown <= 1'b0;
        end else begin
            if (push) begin
                wr <= wr + 4'd1;
            end
            if (fetch) begin
                rd <= rd + 4'd1;
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
            oldest_pdcid <= items_rdata[47:32];
            oldest_next <= items_rdata[31:0];
        end
    end

    assign up_ready = !full;
    assign down_payload_pdcid = oldest_pdcid;
    assign down_payload_next = oldest_next;
    assign down_valid = shown;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 4'd8);
    always @(posedge clk) if (!rst) never_reads_what_is_written: assert (!(push && fetch && wr[2:0] == rd[2:0]));
`endif

endmodule

`default_nettype wire
