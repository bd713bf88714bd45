// Joins 2 streams of 659 bits, packet by packet.
`default_nettype none

module packet_mux_w659_round_robin_n2_hold (
    input  wire         clk,
    input  wire         rst,
    input  wire [511:0] up_0_payload_data,
    input  wire  [63:0] up_0_payload_keep,
    input  wire         up_0_payload_last,
    input  wire  [63:0] up_0_payload_user_target_address,
    input  wire  [13:0] up_0_payload_user_target_length,
    input  wire         up_0_payload_user_completes,
    input  wire   [2:0] up_0_payload_user_ring,
    input  wire         up_0_valid,
    output wire         up_0_ready,
    input  wire [511:0] up_1_payload_data,
    input  wire  [63:0] up_1_payload_keep,
    input  wire         up_1_payload_last,
    input  wire  [63:0] up_1_payload_user_target_address,
    input  wire  [13:0] up_1_payload_user_target_length,
    input  wire         up_1_payload_user_completes,
    input  wire   [2:0] up_1_payload_user_ring,
    input  wire         up_1_valid,
    output wire         up_1_ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire         down_payload_last,
    output wire  [63:0] down_payload_user_target_address,
    output wire  [13:0] down_payload_user_target_length,
    output wire         down_payload_user_completes,
    output wire   [2:0] down_payload_user_ring,
    output wire         down_valid,
    input  wire         down_ready
);

    wire [1:0] arbiter_grant;
    wire       arbiter_index;
    wire       arbiter_valid;

    wire   [1:0] request = {up_1_valid, up_0_valid};
    wire         valid = |(arbiter_grant & request);
    wire         item_last = arbiter_index ? up_1_payload_last : up_0_payload_last;
    wire         accept = valid && down_ready && item_last;
    wire [511:0] item_data = arbiter_index ? up_1_payload_data : up_0_payload_data;
    wire  [63:0] item_keep = arbiter_index ? up_1_payload_keep : up_0_payload_keep;
    wire  [63:0] item_user_target_address = arbiter_index ? up_1_payload_user_target_address : up_0_payload_user_target_address;
    wire  [13:0] item_user_target_length = arbiter_index ? up_1_payload_user_target_length : up_0_payload_user_target_length;
    wire         item_user_completes = arbiter_index ? up_1_payload_user_completes : up_0_payload_user_completes;
    wire   [2:0] item_user_ring = arbiter_index ? up_1_payload_user_ring : up_0_payload_user_ring;

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
    assign down_payload_data = item_data;
    assign down_payload_keep = item_keep;
    assign down_payload_last = item_last;
    assign down_payload_user_target_address = item_user_target_address;
    assign down_payload_user_target_length = item_user_target_length;
    assign down_payload_user_completes = item_user_completes;
    assign down_payload_user_ring = item_user_ring;
    assign down_valid = valid;

    wire _unused_ok = &{1'b0, arbiter_valid};

endmodule

`default_nettype wire
