// Joins 4 streams of 247 bits.
`default_nettype none

module stream_mux_w247_round_robin_n4_hold (
    input  wire        clk,
    input  wire        rst,
    input  wire  [2:0] up_0_payload_ring,
    input  wire [63:0] up_0_payload_facts_key,
    input  wire [63:0] up_0_payload_facts_header_data,
    input  wire [31:0] up_0_payload_facts_initiator,
    input  wire [31:0] up_0_payload_facts_bytes,
    input  wire  [1:0] up_0_payload_facts_kind,
    input  wire        up_0_payload_facts_has_header_data,
    input  wire        up_0_payload_facts_receives,
    input  wire  [7:0] up_0_payload_facts_opcode,
    input  wire  [7:0] up_0_payload_facts_code,
    input  wire [31:0] up_0_payload_facts_wr_id,
    input  wire        up_0_valid,
    output wire        up_0_ready,
    input  wire  [2:0] up_1_payload_ring,
    input  wire [63:0] up_1_payload_facts_key,
    input  wire [63:0] up_1_payload_facts_header_data,
    input  wire [31:0] up_1_payload_facts_initiator,
    input  wire [31:0] up_1_payload_facts_bytes,
    input  wire  [1:0] up_1_payload_facts_kind,
    input  wire        up_1_payload_facts_has_header_data,
    input  wire        up_1_payload_facts_receives,
    input  wire  [7:0] up_1_payload_facts_opcode,
    input  wire  [7:0] up_1_payload_facts_code,
    input  wire [31:0] up_1_payload_facts_wr_id,
    input  wire        up_1_valid,
    output wire        up_1_ready,
    input  wire  [2:0] up_2_payload_ring,
    input  wire [63:0] up_2_payload_facts_key,
    input  wire [63:0] up_2_payload_facts_header_data,
    input  wire [31:0] up_2_payload_facts_initiator,
    input  wire [31:0] up_2_payload_facts_bytes,
    input  wire  [1:0] up_2_payload_facts_kind,
    input  wire        up_2_payload_facts_has_header_data,
    input  wire        up_2_payload_facts_receives,
    input  wire  [7:0] up_2_payload_facts_opcode,
    input  wire  [7:0] up_2_payload_facts_code,
    input  wire [31:0] up_2_payload_facts_wr_id,
    input  wire        up_2_valid,
    output wire        up_2_ready,
    input  wire  [2:0] up_3_payload_ring,
    input  wire [63:0] up_3_payload_facts_key,
    input  wire [63:0] up_3_payload_facts_header_data,
    input  wire [31:0] up_3_payload_facts_initiator,
    input  wire [31:0] up_3_payload_facts_bytes,
    input  wire  [1:0] up_3_payload_facts_kind,
    input  wire        up_3_payload_facts_has_header_data,
    input  wire        up_3_payload_facts_receives,
    input  wire  [7:0] up_3_payload_facts_opcode,
    input  wire  [7:0] up_3_payload_facts_code,
    input  wire [31:0] up_3_payload_facts_wr_id,
    input  wire        up_3_valid,
    output wire        up_3_ready,
    output wire  [2:0] down_payload_ring,
    output wire [63:0] down_payload_facts_key,
    output wire [63:0] down_payload_facts_header_data,
    output wire [31:0] down_payload_facts_initiator,
    output wire [31:0] down_payload_facts_bytes,
    output wire  [1:0] down_payload_facts_kind,
    output wire        down_payload_facts_has_header_data,
    output wire        down_payload_facts_receives,
    output wire  [7:0] down_payload_facts_opcode,
    output wire  [7:0] down_payload_facts_code,
    output wire [31:0] down_payload_facts_wr_id,
    output wire        down_valid,
    input  wire        down_ready
);

    wire [3:0] arbiter_grant;
    wire [1:0] arbiter_index;
    wire       arbiter_valid;

    wire  [3:0] request = {up_3_valid, up_2_valid, up_1_valid, up_0_valid};
    wire        valid = |(arbiter_grant & request);
    wire        accept = valid && down_ready;
    wire        arbiter_index_0 = arbiter_index[0];
    wire  [2:0] item_ring_choice = arbiter_index_0 ? up_3_payload_ring : up_2_payload_ring;
    wire  [2:0] item_ring_choice_2 = arbiter_index_0 ? up_1_payload_ring : up_0_payload_ring;
    wire  [2:0] item_ring = arbiter_index[1] ? item_ring_choice : item_ring_choice_2;
    wire [63:0] item_facts_key_choice = arbiter_index_0 ? up_3_payload_facts_key : up_2_payload_facts_key;
    wire [63:0] item_facts_key_choice_2 = arbiter_index_0 ? up_1_payload_facts_key : up_0_payload_facts_key;
    wire [63:0] item_facts_key = arbiter_index[1] ? item_facts_key_choice : item_facts_key_choice_2;
    wire [63:0] item_facts_header_data_choice = arbiter_index_0 ? up_3_payload_facts_header_data : up_2_payload_facts_header_data;
    wire [63:0] item_facts_header_data_choice_2 = arbiter_index_0 ? up_1_payload_facts_header_data : up_0_payload_facts_header_data;
    wire [63:0] item_facts_header_data = arbiter_index[1] ? item_facts_header_data_choice : item_facts_header_data_choice_2;
    wire [31:0] item_facts_initiator_choice = arbiter_index_0 ? up_3_payload_facts_initiator : up_2_payload_facts_initiator;
    wire [31:0] item_facts_initiator_choice_2 = arbiter_index_0 ? up_1_payload_facts_initiator : up_0_payload_facts_initiator;
    wire [31:0] item_facts_initiator = arbiter_index[1] ? item_facts_initiator_choice : item_facts_initiator_choice_2;
    wire [31:0] item_facts_bytes_choice = arbiter_index_0 ? up_3_payload_facts_bytes : up_2_payload_facts_bytes;
    wire [31:0] item_facts_bytes_choice_2 = arbiter_index_0 ? up_1_payload_facts_bytes : up_0_payload_facts_bytes;
    wire [31:0] item_facts_bytes = arbiter_index[1] ? item_facts_bytes_choice : item_facts_bytes_choice_2;
    wire  [1:0] item_facts_kind_choice = arbiter_index_0 ? up_3_payload_facts_kind : up_2_payload_facts_kind;
    wire  [1:0] item_facts_kind_choice_2 = arbiter_index_0 ? up_1_payload_facts_kind : up_0_payload_facts_kind;
    wire  [1:0] item_facts_kind = arbiter_index[1] ? item_facts_kind_choice : item_facts_kind_choice_2;
    wire        item_facts_has_header_data_choice = arbiter_index_0 ? up_3_payload_facts_has_header_data : up_2_payload_facts_has_header_data;
    wire        item_facts_has_header_data_choice_2 = arbiter_index_0 ? up_1_payload_facts_has_header_data : up_0_payload_facts_has_header_data;
    wire        item_facts_has_header_data = arbiter_index[1] ? item_facts_has_header_data_choice : item_facts_has_header_data_choice_2;
    wire        item_facts_receives_choice = arbiter_index_0 ? up_3_payload_facts_receives : up_2_payload_facts_receives;
    wire        item_facts_receives_choice_2 = arbiter_index_0 ? up_1_payload_facts_receives : up_0_payload_facts_receives;
    wire        item_facts_receives = arbiter_index[1] ? item_facts_receives_choice : item_facts_receives_choice_2;
    wire  [7:0] item_facts_opcode_choice = arbiter_index_0 ? up_3_payload_facts_opcode : up_2_payload_facts_opcode;
    wire  [7:0] item_facts_opcode_choice_2 = arbiter_index_0 ? up_1_payload_facts_opcode : up_0_payload_facts_opcode;
    wire  [7:0] item_facts_opcode = arbiter_index[1] ? item_facts_opcode_choice : item_facts_opcode_choice_2;
    wire  [7:0] item_facts_code_choice = arbiter_index_0 ? up_3_payload_facts_code : up_2_payload_facts_code;
    wire  [7:0] item_facts_code_choice_2 = arbiter_index_0 ? up_1_payload_facts_code : up_0_payload_facts_code;
    wire  [7:0] item_facts_code = arbiter_index[1] ? item_facts_code_choice : item_facts_code_choice_2;
    wire [31:0] item_facts_wr_id_choice = arbiter_index_0 ? up_3_payload_facts_wr_id : up_2_payload_facts_wr_id;
    wire [31:0] item_facts_wr_id_choice_2 = arbiter_index_0 ? up_1_payload_facts_wr_id : up_0_payload_facts_wr_id;
    wire [31:0] item_facts_wr_id = arbiter_index[1] ? item_facts_wr_id_choice : item_facts_wr_id_choice_2;

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
    assign down_payload_ring = item_ring;
    assign down_payload_facts_key = item_facts_key;
    assign down_payload_facts_header_data = item_facts_header_data;
    assign down_payload_facts_initiator = item_facts_initiator;
    assign down_payload_facts_bytes = item_facts_bytes;
    assign down_payload_facts_kind = item_facts_kind;
    assign down_payload_facts_has_header_data = item_facts_has_header_data;
    assign down_payload_facts_receives = item_facts_receives;
    assign down_payload_facts_opcode = item_facts_opcode;
    assign down_payload_facts_code = item_facts_code;
    assign down_payload_facts_wr_id = item_facts_wr_id;
    assign down_valid = valid;

    wire _unused_ok = &{1'b0, arbiter_valid};

endmodule

`default_nettype wire
