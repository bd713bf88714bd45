// Stream FIFO of 256 items of 90 bits in block RAM, with an output register.
`default_nettype none

module block_fifo_w90_d256 (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] up_payload_wr_id,
    input  wire [15:0] up_payload_message_id,
    input  wire [31:0] up_payload_bytes,
    input  wire  [1:0] up_payload_result,
    input  wire  [7:0] up_payload_code,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [31:0] down_payload_wr_id,
    output wire [15:0] down_payload_message_id,
    output wire [31:0] down_payload_bytes,
    output wire  [1:0] down_payload_result,
    output wire  [7:0] down_payload_code,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [8:0] wr;
    reg   [8:0] rd;
    reg         fetched;
    reg         shown;
    reg  [31:0] oldest_wr_id;
    reg  [15:0] oldest_message_id;
    reg  [31:0] oldest_bytes;
    reg   [1:0] oldest_result;
    reg   [7:0] oldest_code;
    reg  [89:0] items_rdata;
    (* no_rw_check *)
    reg  [89:0] items [0:255];

    wire full = (wr ^ rd) == 9'h100;
    wire empty = wr == rd;
    wire push = up_valid && !full;
    wire show = !shown || down_ready;
    wire advance = !fetched || show;
    wire fetch = advance && !empty;

    always @(posedge clk) begin
        if (fetch) items_rdata <= items[rd[7:0]];
        if (push) items[wr[7:0]] <= {up_payload_wr_id, up_payload_message_id, up_payload_bytes, up_payload_result, up_payload_code};
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
            oldest_wr_id <= items_rdata[89:58];
            oldest_message_id <= items_rdata[57:42];
            oldest_bytes <= items_rdata[41:10];
            oldest_result <= items_rdata[9:8];
            oldest_code <= items_rdata[7:0];
        end
    end

    assign up_ready = !full;
    assign down_payload_wr_id = oldest_wr_id;
    assign down_payload_message_id = oldest_message_id;
    assign down_payload_bytes = oldest_bytes;
    assign down_payload_result = oldest_result;
    assign down_payload_code = oldest_code;
    assign down_valid = shown;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 9'h100);
    always @(posedge clk) if (!rst) never_reads_what_is_written: assert (!(push && fetch && wr[7:0] == rd[7:0]));
`endif

endmodule

`default_nettype wire
