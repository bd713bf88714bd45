// Stream FIFO of 512 items of 248 bits in block RAM, with an output register.
`default_nettype none

module block_fifo_w248_d512 (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] up_payload_tag,
    input  wire [63:0] up_payload_address,
    input  wire [13:0] up_payload_payload_length,
    input  wire [31:0] up_payload_request_length,
    input  wire [31:0] up_payload_message_offset,
    input  wire [23:0] up_payload_job_id,
    input  wire [15:0] up_payload_message_id,
    input  wire        up_payload_small,
    input  wire [31:0] up_payload_psn,
    input  wire        up_payload_rudi,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [31:0] down_payload_tag,
    output wire [63:0] down_payload_address,
    output wire [13:0] down_payload_payload_length,
    output wire [31:0] down_payload_request_length,
    output wire [31:0] down_payload_message_offset,
    output wire [23:0] down_payload_job_id,
    output wire [15:0] down_payload_message_id,
    output wire        down_payload_small,
    output wire [31:0] down_payload_psn,
    output wire        down_payload_rudi,
    output wire        down_valid,
    input  wire        down_ready
);

    reg    [9:0] wr;
    reg    [9:0] rd;
    reg          fetched;
    reg          shown;
    reg   [31:0] oldest_tag;
    reg   [63:0] oldest_address;
    reg   [13:0] oldest_payload_length;
    reg   [31:0] oldest_request_length;
    reg   [31:0] oldest_message_offset;
    reg   [23:0] oldest_job_id;
    reg   [15:0] oldest_message_id;
    reg          oldest_small;
    reg   [31:0] oldest_psn;
    reg          oldest_rudi;
    reg  [247:0] items_rdata;
    (* no_rw_check *)
    reg  [247:0] items [0:511];

    wire full = (wr ^ rd) == 10'h200;
    wire empty = wr == rd;
    wire push = up_valid && !full;
    wire show = !shown || down_ready;
    wire advance = !fetched || show;
    wire fetch = advance && !empty;

    always @(posedge clk) begin
        if (fetch) items_rdata <= items[rd[8:0]];
        if (push) items[wr[8:0]] <= {
        up_payload_tag,
        up_payload_address,
        up_payload_payload_length,
        up_payload_request_length,
        up_payload_message_offset,
        up_payload_job_id,
        up_payload_message_id,
        up_payload_small,
        up_payload_psn,
        up_payload_rudi
    };
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
            oldest_tag <= items_rdata[247:216];
            oldest_address <= items_rdata[215:152];
            oldest_payload_length <= items_rdata[151:138];
            oldest_request_length <= items_rdata[137:106];
            oldest_message_offset <= items_rdata[105:74];
            oldest_job_id <= items_rdata[73:50];
            oldest_message_id <= items_rdata[49:34];
            oldest_small <= items_rdata[33];
            oldest_psn <= items_rdata[32:1];
            oldest_rudi <= items_rdata[0];
        end
    end

    assign up_ready = !full;
    assign down_payload_tag = oldest_tag;
    assign down_payload_address = oldest_address;
    assign down_payload_payload_length = oldest_payload_length;
    assign down_payload_request_length = oldest_request_length;
    assign down_payload_message_offset = oldest_message_offset;
    assign down_payload_job_id = oldest_job_id;
    assign down_payload_message_id = oldest_message_id;
    assign down_payload_small = oldest_small;
    assign down_payload_psn = oldest_psn;
    assign down_payload_rudi = oldest_rudi;
    assign down_valid = shown;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 10'h200);
    always @(posedge clk) if (!rst) never_reads_what_is_written: assert (!(push && fetch && wr[8:0] == rd[8:0]));
`endif

endmodule

`default_nettype wire
