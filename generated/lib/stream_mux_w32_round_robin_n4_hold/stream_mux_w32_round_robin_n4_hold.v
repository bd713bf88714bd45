// Joins 4 streams of 32 bits.
`default_nettype none

module stream_mux_w32_round_robin_n4_hold (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] up_0_payload,
    input  wire        up_0_valid,
    output wire        up_0_ready,
    input  wire [31:0] up_1_payload,
    input  wire        up_1_valid,
    output wire        up_1_ready,
    input  wire [31:0] up_2_payload,
    input  wire        up_2_valid,
    output wire        up_2_ready,
    input  wire [31:0] up_3_payload,
    input  wire        up_3_valid,
    output wire        up_3_ready,
    output wire [31:0] down_payload,
    output wire        down_valid,
    input  wire        down_ready
);

    wire [3:0] arbiter_grant;
    wire [1:0] arbiter_index;
    wire       arbiter_valid;

    wire  [3:0] request = {up_3_valid, up_2_valid, up_1_valid, up_0_valid};
    wire        valid = |(arbiter_grant & request);
    wire        accept = valid && down_ready;
    wire [31:0] item_choice = arbiter_index[0] ? up_3_payload : up_2_payload;
    wire [31:0] item_choice_2 = arbiter_index[0] ? up_1_payload : up_0_payload;
    wire [31:0] item = arbiter_index[1] ? item_choice : item_choice_2;

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
    assign down_payload = item;
    assign down_valid = valid;

    wire _unused_ok = &{1'b0, arbiter_valid};

endmodule

`default_nettype wire
