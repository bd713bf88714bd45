// Stream FIFO of 16 items of 373 bits.
`default_nettype none

module fifo_w373_d16 (
    input  wire         clk,
    input  wire         rst,
    input  wire [213:0] up_payload_answer_tag,
    input  wire   [5:0] up_payload_answer_return_code,
    input  wire         up_payload_answer_small,
    input  wire         up_payload_answer_in_ack,
    input  wire  [23:0] up_payload_answer_job_id,
    input  wire  [15:0] up_payload_answer_message_id,
    input  wire  [13:0] up_payload_answer_payload_length,
    input  wire  [31:0] up_payload_answer_modified_length,
    input  wire  [31:0] up_payload_answer_message_offset,
    input  wire  [31:0] up_payload_answer_original_request_psn,
    input  wire         up_payload_has_bytes,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [213:0] down_payload_answer_tag,
    output wire   [5:0] down_payload_answer_return_code,
    output wire         down_payload_answer_small,
    output wire         down_payload_answer_in_ack,
    output wire  [23:0] down_payload_answer_job_id,
    output wire  [15:0] down_payload_answer_message_id,
    output wire  [13:0] down_payload_answer_payload_length,
    output wire  [31:0] down_payload_answer_modified_length,
    output wire  [31:0] down_payload_answer_message_offset,
    output wire  [31:0] down_payload_answer_original_request_psn,
    output wire         down_payload_has_bytes,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [4:0] wr;
    reg    [4:0] rd;
    reg  [372:0] items [0:15];

    wire         full = (wr ^ rd) == 5'd16;
    wire         empty = wr == rd;
    wire         push = up_valid && !full;
    wire         pop = down_ready && !empty;
    wire [372:0] items_rdata = items[rd[3:0]];

    always @(posedge clk) begin
        if (push) items[wr[3:0]] <= {
        up_payload_answer_tag,
        up_payload_answer_return_code,
        up_payload_answer_small,
        up_payload_answer_in_ack,
        up_payload_answer_job_id,
        up_payload_answer_message_id,
        up_payload_answer_payload_length,
        up_payload_answer_modified_length,
        up_payload_answer_message_offset,
        up_payload_answer_original_request_psn,
        up_payload_has_bytes
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 5'd0;
            rd <= 5'd0;
        end else begin
            if (push) begin
                wr <= wr + 5'd1;
            end
            if (pop) begin
                rd <= rd + 5'd1;
            end
        end
    end

    assign up_ready = !full;
    assign down_payload_answer_tag = items_rdata[372:159];
    assign down_payload_answer_return_code = items_rdata[158:153];
    assign down_payload_answer_small = items_rdata[152];
    assign down_payload_answer_in_ack = items_rdata[151];
    assign down_payload_answer_job_id = items_rdata[150:127];
    assign down_payload_answer_message_id = items_rdata[126:111];
    assign down_payload_answer_payload_length = items_rdata[110:97];
    assign down_payload_answer_modified_length = items_rdata[96:65];
    assign down_payload_answer_message_offset = items_rdata[64:33];
    assign down_payload_answer_original_request_psn = items_rdata[32:1];
    assign down_payload_has_bytes = items_rdata[0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 5'd16);
`endif

endmodule

`default_nettype wire
