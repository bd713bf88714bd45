// Joins 4 streams of 73 bits, packet by packet.
`default_nettype none

module packet_mux_w73_round_robin_n4_hold (
    input  wire        clk,
    input  wire        rst,
    input  wire [63:0] up_0_payload_data,
    input  wire  [7:0] up_0_payload_keep,
    input  wire        up_0_payload_last,
    input  wire        up_0_valid,
    output wire        up_0_ready,
    input  wire [63:0] up_1_payload_data,
    input  wire  [7:0] up_1_payload_keep,
    input  wire        up_1_payload_last,
    input  wire        up_1_valid,
    output wire        up_1_ready,
    input  wire [63:0] up_2_payload_data,
    input  wire  [7:0] up_2_payload_keep,
    input  wire        up_2_payload_last,
    input  wire        up_2_valid,
    output wire        up_2_ready,
    input  wire [63:0] up_3_payload_data,
    input  wire  [7:0] up_3_payload_keep,
    input  wire        up_3_payload_last,
    input  wire        up_3_valid,
    output wire        up_3_ready,
    output wire [63:0] down_payload_data,
    output wire  [7:0] down_payload_keep,
    output wire        down_payload_last,
    output wire        down_valid,
    input  wire        down_ready
);

    wire [3:0] arbiter_grant;
    wire [1:0] arbiter_index;
    wire       arbiter_valid;

    wire  [3:0] request = {up_3_valid, up_2_valid, up_1_valid, up_0_valid};
    wire        valid = |(arbiter_grant & request);
    wire        item_last_choice = arbiter_index[0] ? up_3_payload_last : up_2_payload_last;
    wire        item_last_choice_2 = arbiter_index[0] ? up_1_payload_last : up_0_payload_last;
    wire        item_last = arbiter_index[1] ? item_last_choice : item_last_choice_2;
    wire        accept = valid && down_ready && item_last;
    wire [63:0] item_data_choice = arbiter_index[0] ? up_3_payload_data : up_2_payload_data;
    wire [63:0] item_data_choice_2 = arbiter_index[0] ? up_1_payload_data : up_0_payload_data;
    wire [63:0] item_data = arbiter_index[1] ? item_data_choice : item_data_choice_2;
    wire  [7:0] item_keep_choice = arbiter_index[0] ? up_3_payload_keep : up_2_payload_keep;
    wire  [7:0] item_keep_choice_2 = arbiter_index[0] ? up_1_payload_keep : up_0_payload_keep;
    wire  [7:0] item_keep = arbiter_index[1] ? item_keep_choice : item_keep_choice_2;

    round_robin_n4_hold arbiter (
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
    assign up_2_ready = down_ready && arbiter_grant[2];
    assign up_3_ready = down_ready && arbiter_grant[3];
    assign down_payload_data = item_data;
    assign down_payload_keep = item_keep;
    assign down_payload_last = item_last;
    assign down_valid = valid;

    wire _unused_ok = &{1'b0, arbiter_valid};

endmodule

`default_nettype wire
