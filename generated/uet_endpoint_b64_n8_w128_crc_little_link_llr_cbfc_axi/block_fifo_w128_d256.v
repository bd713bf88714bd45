// Stream FIFO of 256 items of 128 bits in block RAM, with an output register.
`default_nettype none

module block_fifo_w128_d256 (
    input  wire        clk,
    input  wire        rst,
    input  wire [63:0] up_payload_address,
    input  wire [31:0] up_payload_length,
    input  wire [31:0] up_payload_wr_id,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [63:0] down_payload_address,
    output wire [31:0] down_payload_length,
    output wire [31:0] down_payload_wr_id,
    output wire        down_valid,
    input  wire        down_ready
);

    reg    [8:0] wr;
    reg    [8:0] rd;
    reg          fetched;
    reg          shown;
    reg   [63:0] oldest_address;
    reg   [31:0] oldest_length;
    reg   [31:0] oldest_wr_id;
    reg  [127:0] items_rdata;
    (* no_rw_check *)
    reg  [127:0] items [0:255];

    wire full = (wr ^ rd) == 9'h100;
    wire empty = wr == rd;
    wire push = up_valid && !full;
    wire show = !shown || down_ready;
    wire advance = !fetched || show;
    wire fetch = advance && !empty;

    always @(posedge clk) begin
        if (fetch) items_rdata <= items[rd[7:0]];
        if (push) items[wr[7:0]] <= {up_payload_address, up_payload_length, up_payload_wr_id};
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
            oldest_address <= items_rdata[127:64];
            oldest_length <= items_rdata[63:32];
            oldest_wr_id <= items_rdata[31:0];
        end
    end

    assign up_ready = !full;
    assign down_payload_address = oldest_address;
    assign down_payload_length = oldest_length;
    assign down_payload_wr_id = oldest_wr_id;
    assign down_valid = shown;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 9'h100);
    always @(posedge clk) if (!rst) never_reads_what_is_written: assert (!(push && fetch && wr[7:0] == rd[7:0]));
`endif

endmodule

`default_nettype wire
