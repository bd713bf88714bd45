// Joins 2 streams of 430 bits.
`default_nettype none

module stream_mux_w430_round_robin_n2_hold (
    input  wire         clk,
    input  wire         rst,
    input  wire [213:0] up_0_payload_tag,
    input  wire  [63:0] up_0_payload_address,
    input  wire  [13:0] up_0_payload_payload_length,
    input  wire  [31:0] up_0_payload_request_length,
    input  wire  [31:0] up_0_payload_message_offset,
    input  wire  [23:0] up_0_payload_job_id,
    input  wire  [15:0] up_0_payload_message_id,
    input  wire         up_0_payload_small,
    input  wire  [31:0] up_0_payload_psn,
    input  wire         up_0_payload_rudi,
    input  wire         up_0_valid,
    output wire         up_0_ready,
    input  wire [213:0] up_1_payload_tag,
    input  wire  [63:0] up_1_payload_address,
    input  wire  [13:0] up_1_payload_payload_length,
    input  wire  [31:0] up_1_payload_request_length,
    input  wire  [31:0] up_1_payload_message_offset,
    input  wire  [23:0] up_1_payload_job_id,
    input  wire  [15:0] up_1_payload_message_id,
    input  wire         up_1_payload_small,
    input  wire  [31:0] up_1_payload_psn,
    input  wire         up_1_payload_rudi,
    input  wire         up_1_valid,
    output wire         up_1_ready,
    output wire [213:0] down_payload_tag,
    output wire  [63:0] down_payload_address,
    output wire  [13:0] down_payload_payload_length,
    output wire  [31:0] down_payload_request_length,
    output wire  [31:0] down_payload_message_offset,
    output wire  [23:0] down_payload_job_id,
    output wire  [15:0] down_payload_message_id,
    output wire         down_payload_small,
    output wire  [31:0] down_payload_psn,
    output wire         down_payload_rudi,
    output wire         down_valid,
    input  wire         down_ready
);

    wire [1:0] arbiter_grant;
    wire       arbiter_index;
    wire       arbiter_valid;

    wire   [1:0] request = {up_1_valid, up_0_valid};
    wire         valid = |(arbiter_grant & request);
    wire         accept = valid && down_ready;
    wire [213:0] item_tag = arbiter_index ? up_1_payload_tag : up_0_payload_tag;
    wire  [63:0] item_address = arbiter_index ? up_1_payload_address : up_0_payload_address;
    wire  [13:0] item_payload_length = arbiter_index ? up_1_payload_payload_length : up_0_payload_payload_length;
    wire  [31:0] item_request_length = arbiter_index ? up_1_payload_request_length : up_0_payload_request_length;
    wire  [31:0] item_message_offset = arbiter_index ? up_1_payload_message_offset : up_0_payload_message_offset;
    wire  [23:0] item_job_id = arbiter_index ? up_1_payload_job_id : up_0_payload_job_id;
    wire  [15:0] item_message_id = arbiter_index ? up_1_payload_message_id : up_0_payload_message_id;
    wire         item_small = arbiter_index ? up_1_payload_small : up_0_payload_small;
    wire  [31:0] item_psn = arbiter_index ? up_1_payload_psn : up_0_payload_psn;
    wire         item_rudi = arbiter_index ? up_1_payload_rudi : up_0_payload_rudi;

    round_robin_n2_hold arbiter (
        .clk     (clk),
        .rst     (rst),
        .request (request),
        .accept  (accept),
        .grant   (arbiter_grant),
        .index   (arbiter_index),
        .valid   (arbiter_valid)
    );

    assign up_0_ready = down_ready && arbiter_grant[0];
    assign up_1_ready = down_ready && arbiter_grant[1];
    assign down_payload_tag = item_tag;
    assign down_payload_address = item_address;
    assign down_payload_payload_length = item_payload_length;
    assign down_payload_request_length = item_request_length;
    assign down_payload_message_offset = item_message_offset;
    assign down_payload_job_id = item_job_id;
    assign down_payload_message_id = item_message_id;
    assign down_payload_small = item_small;
    assign down_payload_psn = item_psn;
    assign down_payload_rudi = item_rudi;
    assign down_valid = valid;

    wire _unused_ok = &{1'b0, arbiter_valid};

endmodule

`default_nettype wire
