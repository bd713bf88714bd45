// Delays 281 bits by 2 clocks.
`default_nettype none

module delay_w281_c2 (
    input  wire        clk,
    input  wire [15:0] d_opaque,
    input  wire [31:0] d_sack_base,
    input  wire [63:0] d_sack_bitmap,
    input  wire [15:0] d_ooo_count,
    input  wire        d_has_nscc,
    input  wire [15:0] d_service_time,
    input  wire        d_restore_cwnd,
    input  wire  [6:0] d_rcv_cwnd_pend,
    input  wire [23:0] d_rcvd_bytes,
    input  wire        d_has_credit,
    input  wire [23:0] d_credit,
    input  wire [15:0] d_entropy,
    input  wire        d_response_present,
    input  wire  [1:0] d_response_list,
    input  wire  [5:0] d_response_opcode,
    input  wire  [5:0] d_response_return_code,
    input  wire [15:0] d_response_message_id,
    input  wire [31:0] d_response_modified_length,
    output wire [15:0] q_opaque,
    output wire [31:0] q_sack_base,
    output wire [63:0] q_sack_bitmap,
    output wire [15:0] q_ooo_count,
    output wire        q_has_nscc,
    output wire [15:0] q_service_time,
    output wire        q_restore_cwnd,
    output wire  [6:0] q_rcv_cwnd_pend,
    output wire [23:0] q_rcvd_bytes,
    output wire        q_has_credit,
    output wire [23:0] q_credit,
    output wire [15:0] q_entropy,
    output wire        q_response_present,
    output wire  [1:0] q_response_list,
    output wire  [5:0] q_response_opcode,
    output wire  [5:0] q_response_return_code,
    output wire [15:0] q_response_message_id,
    output wire [31:0] q_response_modified_length
);

    reg  [15:0] ago_1_opaque;
    reg  [31:0] ago_1_sack_base;
    reg  [63:0] ago_1_sack_bitmap;
    reg  [15:0] ago_1_ooo_count;
    reg         ago_1_has_nscc;
    reg  [15:0] ago_1_service_time;
    reg         ago_1_restore_cwnd;
    reg   [6:0] ago_1_rcv_cwnd_pend;
    reg  [23:0] ago_1_rcvd_bytes;
    reg         ago_1_has_credit;
    reg  [23:0] ago_1_credit;
    reg  [15:0] ago_1_entropy;
    reg         ago_1_response_present;
    reg   [1:0] ago_1_response_list;
    reg   [5:0] ago_1_response_opcode;
    reg   [5:0] ago_1_response_return_code;
    reg  [15:0] ago_1_response_message_id;
    reg  [31:0] ago_1_response_modified_length;
    reg  [15:0] ago_2_opaque;
    reg  [31:0] ago_2_sack_base;
    reg  [63:0] ago_2_sack_bitmap;
    reg  [15:0] ago_2_ooo_count;
    reg         ago_2_has_nscc;
    reg  [15:0] ago_2_service_time;
    reg         ago_2_restore_cwnd;
    reg   [6:0] ago_2_rcv_cwnd_pend;
    reg  [23:0] ago_2_rcvd_bytes;
    reg         ago_2_has_credit;
    reg  [23:0] ago_2_credit;
    reg  [15:0] ago_2_entropy;
    reg         ago_2_response_present;
    reg   [1:0] ago_2_response_list;
    reg   [5:0] ago_2_response_opcode;
    reg   [5:0] ago_2_response_return_code;
    reg  [15:0] ago_2_response_message_id;
    reg  [31:0] ago_2_response_modified_length;

    always @(posedge clk) begin
        ago_1_opaque <= d_opaque;
        ago_1_sack_base <= d_sack_base;
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
        ago_2_opaque <= ago_1_opaque;
        ago_2_sack_base <= ago_1_sack_base;
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

    assign q_opaque = ago_2_opaque;
    assign q_sack_base = ago_2_sack_base;
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
