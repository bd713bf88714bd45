// Delays 518 bits by 2 clocks.
`default_nettype none

module delay_w518_c2 (
    input  wire         clk,
    input  wire   [2:0] d_kind,
    input  wire [127:0] d_source,
    input  wire   [3:0] d_local,
    input  wire  [15:0] d_spdcid,
    input  wire  [15:0] d_dpdcid,
    input  wire         d_m,
    input  wire         d_retx,
    input  wire   [1:0] d_req,
    input  wire         d_probe,
    input  wire  [15:0] d_offset,
    input  wire  [31:0] d_psn,
    input  wire   [7:0] d_nack_code,
    input  wire  [31:0] d_payload,
    input  wire         d_has_state,
    input  wire   [7:0] d_mpr,
    input  wire  [15:0] d_sack_offset,
    input  wire  [63:0] d_sack_bitmap,
    input  wire  [15:0] d_ooo_count,
    input  wire         d_has_nscc,
    input  wire  [15:0] d_service_time,
    input  wire         d_restore_cwnd,
    input  wire   [6:0] d_rcv_cwnd_pend,
    input  wire  [23:0] d_rcvd_bytes,
    input  wire         d_has_credit,
    input  wire  [23:0] d_credit,
    input  wire  [15:0] d_entropy,
    input  wire         d_response_present,
    input  wire   [1:0] d_response_list,
    input  wire   [5:0] d_response_opcode,
    input  wire   [5:0] d_response_return_code,
    input  wire  [15:0] d_response_message_id,
    input  wire  [31:0] d_response_modified_length,
    output wire   [2:0] q_kind,
    output wire [127:0] q_source,
    output wire   [3:0] q_local,
    output wire  [15:0] q_spdcid,
    output wire  [15:0] q_dpdcid,
    output wire         q_m,
    output wire         q_retx,
    output wire   [1:0] q_req,
    output wire         q_probe,
    output wire  [15:0] q_offset,
    output wire  [31:0] q_psn,
    output wire   [7:0] q_nack_code,
    output wire  [31:0] q_payload,
    output wire         q_has_state,
    output wire   [7:0] q_mpr,
    output wire  [15:0] q_sack_offset,
    output wire  [63:0] q_sack_bitmap,
    output wire  [15:0] q_ooo_count,
    output wire         q_has_nscc,
    output wire  [15:0] q_service_time,
    output wire         q_restore_cwnd,
    output wire   [6:0] q_rcv_cwnd_pend,
    output wire  [23:0] q_rcvd_bytes,
    output wire         q_has_credit,
    output wire  [23:0] q_credit,
    output wire  [15:0] q_entropy,
    output wire         q_response_present,
    output wire   [1:0] q_response_list,
    output wire   [5:0] q_response_opcode,
    output wire   [5:0] q_response_return_code,
    output wire  [15:0] q_response_message_id,
    output wire  [31:0] q_response_modified_length
);

    reg    [2:0] ago_1_kind;
    reg  [127:0] ago_1_source;
    reg    [3:0] ago_1_local;
    reg   [15:0] ago_1_spdcid;
    reg   [15:0] ago_1_dpdcid;
    reg          ago_1_m;
    reg          ago_1_retx;
    reg    [1:0] ago_1_req;
    reg          ago_1_probe;
    reg   [15:0] ago_1_offset;
    reg   [31:0] ago_1_psn;
    reg    [7:0] ago_1_nack_code;
    reg   [31:0] ago_1_payload;
    reg          ago_1_has_state;
    reg    [7:0] ago_1_mpr;
    reg   [15:0] ago_1_sack_offset;
    reg   [63:0] ago_1_sack_bitmap;
    reg   [15:0] ago_1_ooo_count;
    reg          ago_1_has_nscc;
    reg   [15:0] ago_1_service_time;
    reg          ago_1_restore_cwnd;
    reg    [6:0] ago_1_rcv_cwnd_pend;
    reg   [23:0] ago_1_rcvd_bytes;
    reg          ago_1_has_credit;
    reg   [23:0] ago_1_credit;
    reg   [15:0] ago_1_entropy;
    reg          ago_1_response_present;
    reg    [1:0] ago_1_response_list;
    reg    [5:0] ago_1_response_opcode;
    reg    [5:0] ago_1_response_return_code;
    reg   [15:0] ago_1_response_message_id;
    reg   [31:0] ago_1_response_modified_length;
    reg    [2:0] ago_2_kind;
    reg  [127:0] ago_2_source;
    reg    [3:0] ago_2_local;
    reg   [15:0] ago_2_spdcid;
    reg   [15:0] ago_2_dpdcid;
    reg          ago_2_m;
    reg          ago_2_retx;
    reg    [1:0] ago_2_req;
    reg          ago_2_probe;
    reg   [15:0] ago_2_offset;
    reg   [31:0] ago_2_psn;
    reg    [7:0] ago_2_nack_code;
    reg   [31:0] ago_2_payload;
    reg          ago_2_has_state;
    reg    [7:0] ago_2_mpr;
    reg   [15:0] ago_2_sack_offset;
    reg   [63:0] ago_2_sack_bitmap;
    reg   [15:0] ago_2_ooo_count;
    reg          ago_2_has_nscc;
    reg   [15:0] ago_2_service_time;
    reg          ago_2_restore_cwnd;
    reg    [6:0] ago_2_rcv_cwnd_pend;
    reg   [23:0] ago_2_rcvd_bytes;
    reg          ago_2_has_credit;
    reg   [23:0] ago_2_credit;
    reg   [15:0] ago_2_entropy;
    reg          ago_2_response_present;
    reg    [1:0] ago_2_response_list;
    reg    [5:0] ago_2_response_opcode;
    reg    [5:0] ago_2_response_return_code;
    reg   [15:0] ago_2_response_message_id;
    reg   [31:0] ago_2_response_modified_length;

    always @(posedge clk) begin
        ago_1_kind <= d_kind;
        ago_1_source <= d_source;
        ago_1_local <= d_local;
        ago_1_spdcid <= d_spdcid;
        ago_1_dpdcid <= d_dpdcid;
        ago_1_m <= d_m;
        ago_1_retx <= d_retx;
        ago_1_req <= d_req;
        ago_1_probe <= d_probe;
        ago_1_offset <= d_offset;
        ago_1_psn <= d_psn;
        ago_1_nack_code <= d_nack_code;
        ago_1_payload <= d_payload;
        ago_1_has_state <= d_has_state;
        ago_1_mpr <= d_mpr;
        ago_1_sack_offset <= d_sack_offset;
        ago_1_sack_bitmap <= d_sack_bitmap;
        ago_1_ooo_count <= d_ooo_count;
        ago_1_has_nscc <= d_has_nscc;
        ago_1_service_time <= d_service_time;
        ago_1_restore_cwnd <= d_restore_cwnd;
        ago_1_rcv_cwnd_pend <= d_rcv_cwnd_pend;
        ago_1_rcvd_bytes <= d_rcvd_bytes;
        ago_1_has_credit <= d_has_credit;
        ago_1_credit <= d_credit;
        ago_1_entropy <= d_entropy;
        ago_1_response_present <= d_response_present;
        ago_1_response_list <= d_response_list;
        ago_1_response_opcode <= d_response_opcode;
        ago_1_response_return_code <= d_response_return_code;
        ago_1_response_message_id <= d_response_message_id;
        ago_1_response_modified_length <= d_response_modified_length;
        ago_2_kind <= ago_1_kind;
        ago_2_source <= ago_1_source;
        ago_2_local <= ago_1_local;
        ago_2_spdcid <= ago_1_spdcid;
        ago_2_dpdcid <= ago_1_dpdcid;
        ago_2_m <= ago_1_m;
        ago_2_retx <= ago_1_retx;
        ago_2_req <= ago_1_req;
        ago_2_probe <= ago_1_probe;
        ago_2_offset <= ago_1_offset;
        ago_2_psn <= ago_1_psn;
        ago_2_nack_code <= ago_1_nack_code;
        ago_2_payload <= ago_1_payload;
        ago_2_has_state <= ago_1_has_state;
        ago_2_mpr <= ago_1_mpr;
        ago_2_sack_offset <= ago_1_sack_offset;
        ago_2_sack_bitmap <= ago_1_sack_bitmap;
        ago_2_ooo_count <= ago_1_ooo_count;
        ago_2_has_nscc <= ago_1_has_nscc;
        ago_2_service_time <= ago_1_service_time;
        ago_2_restore_cwnd <= ago_1_restore_cwnd;
        ago_2_rcv_cwnd_pend <= ago_1_rcv_cwnd_pend;
        ago_2_rcvd_bytes <= ago_1_rcvd_bytes;
        ago_2_has_credit <= ago_1_has_credit;
        ago_2_credit <= ago_1_credit;
        ago_2_entropy <= ago_1_entropy;
        ago_2_response_present <= ago_1_response_present;
        ago_2_response_list <= ago_1_response_list;
        ago_2_response_opcode <= ago_1_response_opcode;
        ago_2_response_return_code <= ago_1_response_return_code;
        ago_2_response_message_id <= ago_1_response_message_id;
        ago_2_response_modified_length <= ago_1_response_modified_length;
    end

    assign q_kind = ago_2_kind;
    assign q_source = ago_2_source;
    assign q_local = ago_2_local;
    assign q_spdcid = ago_2_spdcid;
    assign q_dpdcid = ago_2_dpdcid;
    assign q_m = ago_2_m;
    assign q_retx = ago_2_retx;
    assign q_req = ago_2_req;
    assign q_probe = ago_2_probe;
    assign q_offset = ago_2_offset;
    assign q_psn = ago_2_psn;
    assign q_nack_code = ago_2_nack_code;
    assign q_payload = ago_2_payload;
    assign q_has_state = ago_2_has_state;
    assign q_mpr = ago_2_mpr;
    assign q_sack_offset = ago_2_sack_offset;
    assign q_sack_bitmap = ago_2_sack_bitmap;
    assign q_ooo_count = ago_2_ooo_count;
    assign q_has_nscc = ago_2_has_nscc;
    assign q_service_time = ago_2_service_time;
    assign q_restore_cwnd = ago_2_restore_cwnd;
    assign q_rcv_cwnd_pend = ago_2_rcv_cwnd_pend;
    assign q_rcvd_bytes = ago_2_rcvd_bytes;
    assign q_has_credit = ago_2_has_credit;
    assign q_credit = ago_2_credit;
    assign q_entropy = ago_2_entropy;
    assign q_response_present = ago_2_response_present;
    assign q_response_list = ago_2_response_list;
    assign q_response_opcode = ago_2_response_opcode;
    assign q_response_return_code = ago_2_response_return_code;
    assign q_response_message_id = ago_2_response_message_id;
    assign q_response_modified_length = ago_2_response_modified_length;

endmodule

`default_nettype wire
