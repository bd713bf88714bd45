// Joins 2 streams of 129 bits.
`default_nettype none

module stream_mux_w129_round_robin_n2_hold (
    input  wire        clk,
    input  wire        rst,
    input  wire [15:0] up_0_payload_pdcid,
    input  wire  [1:0] up_0_payload_packet_kind,
    input  wire [15:0] up_0_payload_packet_message,
    input  wire        up_0_payload_packet_first,
    input  wire        up_0_payload_packet_last,
    input  wire [13:0] up_0_payload_packet_length,
    input  wire [13:0] up_0_payload_packet_size,
    input  wire [31:0] up_0_payload_packet_payload,
    input  wire [31:0] up_0_payload_packet_handle,
    input  wire        up_0_payload_packet_expects,
    input  wire        up_0_valid,
    output wire        up_0_ready,
    input  wire [15:0] up_1_payload_pdcid,
    input  wire  [1:0] up_1_payload_packet_kind,
    input  wire [15:0] up_1_payload_packet_message,
    input  wire        up_1_payload_packet_first,
    input  wire        up_1_payload_packet_last,
    input  wire [13:0] up_1_payload_packet_length,
    input  wire [13:0] up_1_payload_packet_size,
    input  wire [31:0] up_1_payload_packet_payload,
    input  wire [31:0] up_1_payload_packet_handle,
    input  wire        up_1_payload_packet_expects,
    input  wire        up_1_valid,
    output wire        up_1_ready,
    output wire [15:0] down_payload_pdcid,
    output wire  [1:0] down_payload_packet_kind,
    output wire [15:0] down_payload_packet_message,
    output wire        down_payload_packet_first,
    output wire        down_payload_packet_last,
    output wire [13:0] down_payload_packet_length,
    output wire [13:0] down_payload_packet_size,
    output wire [31:0] down_payload_packet_payload,
    output wire [31:0] down_payload_packet_handle,
    output wire        down_payload_packet_expects,
    output wire        down_valid,
    input  wire        down_ready
);

    wire [1:0] arbiter_grant;
    wire       arbiter_index;
    wire       arbiter_valid;

    wire  [1:0] request = {up_1_valid, up_0_valid};
    wire        valid = |(arbiter_grant & request);
    wire        accept = valid && down_ready;
    wire [15:0] item_pdcid = arbiter_index ? up_1_payload_pdcid : up_0_payload_pdcid;
    wire  [1:0] item_packet_kind = arbiter_index ? up_1_payload_packet_kind : up_0_payload_packet_kind;
    wire [15:0] item_packet_message = arbiter_index ? up_1_payload_packet_message : up_0_payload_packet_message;
    wire        item_packet_first = arbiter_index ? up_1_payload_packet_first : up_0_payload_packet_first;
    wire        item_packet_last = arbiter_index ? up_1_payload_packet_last : up_0_payload_packet_last;
    wire [13:0] item_packet_length = arbiter_index ? up_1_payload_packet_length : up_0_payload_packet_length;
    wire [13:0] item_packet_size = arbiter_index ? up_1_payload_packet_size : up_0_payload_packet_size;
    wire [31:0] item_packet_payload = arbiter_index ? up_1_payload_packet_payload : up_0_payload_packet_payload;
    wire [31:0] item_packet_handle = arbiter_index ? up_1_payload_packet_handle : up_0_payload_packet_handle;
    wire        item_packet_expects = arbiter_index ? up_1_payload_packet_expects : up_0_payload_packet_expects;

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
    assign down_payload_pdcid = item_pdcid;
    assign down_payload_packet_kind = item_packet_kind;
    assign down_payload_packet_message = item_packet_message;
    assign down_payload_packet_first = item_packet_first;
    assign down_payload_packet_last = item_packet_last;
    assign down_payload_packet_length = item_packet_length;
    assign down_payload_packet_size = item_packet_size;
    assign down_payload_packet_payload = item_packet_payload;
    assign down_payload_packet_handle = item_packet_handle;
    assign down_payload_packet_expects = item_packet_expects;
    assign down_valid = valid;

    wire _unused_ok = &{1'b0, arbiter_valid};

endmodule

`default_nettype wire
