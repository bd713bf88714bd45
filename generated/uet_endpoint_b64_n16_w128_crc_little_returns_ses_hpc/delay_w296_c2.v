// Delays 296 bits by 2 clocks.
`default_nettype none

module delay_w296_c2 (
    input  wire         clk,
    input  wire   [2:0] d_kind,
    input  wire   [7:0] d_record,
    input  wire   [2:0] d_ccc,
    input  wire         d_fresh,
    input  wire  [23:0] d_age,
    input  wire   [2:0] d_act,
    input  wire         d_peer_nack,
    input  wire [127:0] d_peer_source,
    input  wire   [3:0] d_peer_local,
    input  wire  [31:0] d_peer_pkt_id,
    input  wire         d_peer_m,
    input  wire         d_peer_retx,
    input  wire   [7:0] d_peer_nack_code,
    input  wire  [15:0] d_peer_entropy,
    input  wire         d_peer_response_present,
    input  wire   [1:0] d_peer_response_list,
    input  wire   [5:0] d_peer_response_opcode,
    input  wire   [5:0] d_peer_response_return_code,
    input  wire  [15:0] d_peer_response_message_id,
    input  wire  [31:0] d_peer_response_modified_length,
    output wire   [2:0] q_kind,
    output wire   [7:0] q_record,
    output wire   [2:0] q_ccc,
    output wire         q_fresh,
    output wire  [23:0] q_age,
    output wire   [2:0] q_act,
    output wire         q_peer_nack,
    output wire [127:0] q_peer_source,
    output wire   [3:0] q_peer_local,
    output wire  [31:0] q_peer_pkt_id,
    output wire         q_peer_m,
    output wire         q_peer_retx,
    output wire   [7:0] q_peer_nack_code,
    output wire  [15:0] q_peer_entropy,
    output wire         q_peer_response_present,
    output wire   [1:0] q_peer_response_list,
    output wire   [5:0] q_peer_response_opcode,
    output wire   [5:0] q_peer_response_return_code,
    output wire  [15:0] q_peer_response_message_id,
    output wire  [31:0] q_peer_response_modified_length
);

    reg    [2:0] ago_1_kind;
    reg    [7:0] ago_1_record;
    reg    [2:0] ago_1_ccc;
    reg          ago_1_fresh;
    reg   [23:0] ago_1_age;
    reg    [2:0] ago_1_act;
    reg          ago_1_peer_nack;
    reg  [127:0] ago_1_peer_source;
    reg    [3:0] ago_1_peer_local;
    reg   [31:0] ago_1_peer_pkt_id;
    reg          ago_1_peer_m;
    reg          ago_1_peer_retx;
    reg    [7:0] ago_1_peer_nack_code;
    reg   [15:0] ago_1_peer_entropy;
    reg          ago_1_peer_response_present;
    reg    [1:0] ago_1_peer_response_list;
    reg    [5:0] ago_1_peer_response_opcode;
    reg    [5:0] ago_1_peer_response_return_code;
    reg   [15:0] ago_1_peer_response_message_id;
    reg   [31:0] ago_1_peer_response_modified_length;
    reg    [2:0] ago_2_kind;
    reg    [7:0] ago_2_record;
    reg    [2:0] ago_2_ccc;
    reg          ago_2_fresh;
    reg   [23:0] ago_2_age;
    reg    [2:0] ago_2_act;
    reg          ago_2_peer_nack;
    reg  [127:0] ago_2_peer_source;
    reg    [3:0] ago_2_peer_local;
    reg   [31:0] ago_2_peer_pkt_id;
    reg          ago_2_peer_m;
    reg          ago_2_peer_retx;
    reg    [7:0] ago_2_peer_nack_code;
    reg   [15:0] ago_2_peer_entropy;
    reg          ago_2_peer_response_present;
    reg    [1:0] ago_2_peer_response_list;
    reg    [5:0] ago_2_peer_response_opcode;
    reg    [5:0] ago_2_peer_response_return_code;
    reg   [15:0] ago_2_peer_response_message_id;
    reg   [31:0] ago_2_peer_response_modified_length;

    always @(posedge clk) begin
        ago_1_kind <= d_kind;
        ago_1_record <= d_record;
        ago_1_ccc <= d_ccc;
        ago_1_fresh <= d_fresh;
        ago_1_age <= d_age;
        ago_1_act <= d_act;
        ago_1_peer_nack <= d_peer_nack;
        ago_1_peer_source <= d_peer_source;
        ago_1_peer_local <= d_peer_local;
        ago_1_peer_pkt_id <= d_peer_pkt_id;
        ago_1_peer_m <= d_peer_m;
        ago_1_peer_retx <= d_peer_retx;
        ago_1_peer_nack_code <= d_peer_nack_code;
        ago_1_peer_entropy <= d_peer_entropy;
        ago_1_peer_response_present <= d_peer_response_present;
        ago_1_peer_response_list <= d_peer_response_list;
        ago_1_peer_response_opcode <= d_peer_response_opcode;
        ago_1_peer_response_return_code <= d_peer_response_return_code;
        ago_1_peer_response_message_id <= d_peer_response_message_id;
        ago_1_peer_response_modified_length <= d_peer_response_modified_length;
        ago_2_kind <= ago_1_kind;
        ago_2_record <= ago_1_record;
        ago_2_ccc <= ago_1_ccc;
        ago_2_fresh <= ago_1_fresh;
        ago_2_age <= ago_1_age;
        ago_2_act <= ago_1_act;
        ago_2_peer_nack <= ago_1_peer_nack;
        ago_2_peer_source <= ago_1_peer_source;
        ago_2_peer_local <= ago_1_peer_local;
        ago_2_peer_pkt_id <= ago_1_peer_pkt_id;
        ago_2_peer_m <= ago_1_peer_m;
        ago_2_peer_retx <= ago_1_peer_retx;
        ago_2_peer_nack_code <= ago_1_peer_nack_code;
        ago_2_peer_entropy <= ago_1_peer_entropy;
        ago_2_peer_response_present <= ago_1_peer_response_present;
        ago_2_peer_response_list <= ago_1_peer_response_list;
        ago_2_peer_response_opcode <= ago_1_peer_response_opcode;
        ago_2_peer_response_return_code <= ago_1_peer_response_return_code;
        ago_2_peer_response_message_id <= ago_1_peer_response_message_id;
        ago_2_peer_response_modified_length <= ago_1_peer_response_modified_length;
    end

    assign q_kind = ago_2_kind;
    assign q_record = ago_2_record;
    assign q_ccc = ago_2_ccc;
    assign q_fresh = ago_2_fresh;
    assign q_age = ago_2_age;
    assign q_act = ago_2_act;
    assign q_peer_nack = ago_2_peer_nack;
    assign q_peer_source = ago_2_peer_source;
    assign q_peer_local = ago_2_peer_local;
    assign q_peer_pkt_id = ago_2_peer_pkt_id;
    assign q_peer_m = ago_2_peer_m;
    assign q_peer_retx = ago_2_peer_retx;
    assign q_peer_nack_code = ago_2_peer_nack_code;
    assign q_peer_entropy = ago_2_peer_entropy;
    assign q_peer_response_present = ago_2_peer_response_present;
    assign q_peer_response_list = ago_2_peer_response_list;
    assign q_peer_response_opcode = ago_2_peer_response_opcode;
    assign q_peer_response_return_code = ago_2_peer_response_return_code;
    assign q_peer_response_message_id = ago_2_peer_response_message_id;
    assign q_peer_response_modified_length = ago_2_peer_response_modified_length;

endmodule

`default_nettype wire
