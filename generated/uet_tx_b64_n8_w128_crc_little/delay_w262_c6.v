// Delays 262 bits by 6 clocks.
`default_nettype none

module delay_w262_c6 (
    input  wire        clk,
    input  wire  [2:0] d_place,
    input  wire  [2:0] d_kind,
    input  wire        d_rod,
    input  wire        d_retx,
    input  wire        d_ar,
    input  wire        d_syn,
    input  wire [31:0] d_psn,
    input  wire [15:0] d_clear_offset,
    input  wire [15:0] d_opaque,
    input  wire [31:0] d_payload,
    input  wire [15:0] d_spdcid,
    input  wire [15:0] d_dpdcid,
    input  wire [15:0] d_picked_entropy,
    input  wire  [7:0] d_picked_ccc_id,
    input  wire [23:0] d_picked_credit_target,
    input  wire [31:0] d_handle,
    input  wire [15:0] d_message,
    input  wire [13:0] d_length,
    input  wire [13:0] d_size,
    output wire  [2:0] q_place,
    output wire  [2:0] q_kind,
    output wire        q_rod,
    output wire        q_retx,
    output wire        q_ar,
    output wire        q_syn,
    output wire [31:0] q_psn,
    output wire [15:0] q_clear_offset,
    output wire [15:0] q_opaque,
    output wire [31:0] q_payload,
    output wire [15:0] q_spdcid,
    output wire [15:0] q_dpdcid,
    output wire [15:0] q_picked_entropy,
    output wire  [7:0] q_picked_ccc_id,
    output wire [23:0] q_picked_credit_target,
    output wire [31:0] q_handle,
    output wire [15:0] q_message,
    output wire [13:0] q_length,
    output wire [13:0] q_size
);

    reg   [2:0] ago_1_place;
    reg   [2:0] ago_1_kind;
    reg         ago_1_rod;
    reg         ago_1_retx;
    reg         ago_1_ar;
    reg         ago_1_syn;
    reg  [31:0] ago_1_psn;
    reg  [15:0] ago_1_clear_offset;
    reg  [15:0] ago_1_opaque;
    reg  [31:0] ago_1_payload;
    reg  [15:0] ago_1_spdcid;
    reg  [15:0] ago_1_dpdcid;
    reg  [15:0] ago_1_picked_entropy;
    reg   [7:0] ago_1_picked_ccc_id;
    reg  [23:0] ago_1_picked_credit_target;
    reg  [31:0] ago_1_handle;
    reg  [15:0] ago_1_message;
    reg  [13:0] ago_1_length;
    reg  [13:0] ago_1_size;
    reg   [2:0] ago_2_place;
    reg   [2:0] ago_2_kind;
    reg         ago_2_rod;
    reg         ago_2_retx;
    reg         ago_2_ar;
    reg         ago_2_syn;
    reg  [31:0] ago_2_psn;
    reg  [15:0] ago_2_clear_offset;
    reg  [15:0] ago_2_opaque;
    reg  [31:0] ago_2_payload;
    reg  [15:0] ago_2_spdcid;
    reg  [15:0] ago_2_dpdcid;
    reg  [15:0] ago_2_picked_entropy;
    reg   [7:0] ago_2_picked_ccc_id;
    reg  [23:0] ago_2_picked_credit_target;
    reg  [31:0] ago_2_handle;
    reg  [15:0] ago_2_message;
    reg  [13:0] ago_2_length;
    reg  [13:0] ago_2_size;
    reg   [2:0] ago_3_place;
    reg   [2:0] ago_3_kind;
    reg         ago_3_rod;
    reg         ago_3_retx;
    reg         ago_3_ar;
    reg         ago_3_syn;
    reg  [31:0] ago_3_psn;
    reg  [15:0] ago_3_clear_offset;
    reg  [15:0] ago_3_opaque;
    reg  [31:0] ago_3_payload;
    reg  [15:0] ago_3_spdcid;
    reg  [15:0] ago_3_dpdcid;
    reg  [15:0] ago_3_picked_entropy;
    reg   [7:0] ago_3_picked_ccc_id;
    reg  [23:0] ago_3_picked_credit_target;
    reg  [31:0] ago_3_handle;
    reg  [15:0] ago_3_message;
    reg  [13:0] ago_3_length;
    reg  [13:0] ago_3_size;
    reg   [2:0] ago_4_place;
    reg   [2:0] ago_4_kind;
    reg         ago_4_rod;
    reg         ago_4_retx;
    reg         ago_4_ar;
    reg         ago_4_syn;
    reg  [31:0] ago_4_psn;
    reg  [15:0] ago_4_clear_offset;
    reg  [15:0] ago_4_opaque;
    reg  [31:0] ago_4_payload;
    reg  [15:0] ago_4_spdcid;
    reg  [15:0] ago_4_dpdcid;
    reg  [15:0] ago_4_picked_entropy;
    reg   [7:0] ago_4_picked_ccc_id;
    reg  [23:0] ago_4_picked_credit_target;
    reg  [31:0] ago_4_handle;
    reg  [15:0] ago_4_message;
    reg  [13:0] ago_4_length;
    reg  [13:0] ago_4_size;
    reg   [2:0] ago_5_place;
    reg   [2:0] ago_5_kind;
    reg         ago_5_rod;
    reg         ago_5_retx;
    reg         ago_5_ar;
    reg         ago_5_syn;
    reg  [31:0] ago_5_psn;
    reg  [15:0] ago_5_clear_offset;
    reg  [15:0] ago_5_opaque;
    reg  [31:0] ago_5_payload;
    reg  [15:0] ago_5_spdcid;
    reg  [15:0] ago_5_dpdcid;
    reg  [15:0] ago_5_picked_entropy;
    reg   [7:0] ago_5_picked_ccc_id;
    reg  [23:0] ago_5_picked_credit_target;
    reg  [31:0] ago_5_handle;
    reg  [15:0] ago_5_message;
    reg  [13:0] ago_5_length;
    reg  [13:0] ago_5_size;
    reg   [2:0] ago_6_place;
    reg   [2:0] ago_6_kind;
    reg         ago_6_rod;
    reg         ago_6_retx;
    reg         ago_6_ar;
    reg         ago_6_syn;
    reg  [31:0] ago_6_psn;
    reg  [15:0] ago_6_clear_offset;
    reg  [15:0] ago_6_opaque;
    reg  [31:0] ago_6_payload;
    reg  [15:0] ago_6_spdcid;
    reg  [15:0] ago_6_dpdcid;
    reg  [15:0] ago_6_picked_entropy;
    reg   [7:0] ago_6_picked_ccc_id;
    reg  [23:0] ago_6_picked_credit_target;
    reg  [31:0] ago_6_handle;
    reg  [15:0] ago_6_message;
    reg  [13:0] ago_6_length;
    reg  [13:0] ago_6_size;

    always @(posedge clk) begin
        ago_1_place <= d_place;
        ago_1_kind <= d_kind;
        ago_1_rod <= d_rod;
        ago_1_retx <= d_retx;
        ago_1_ar <= d_ar;
        ago_1_syn <= d_syn;
        ago_1_psn <= d_psn;
        ago_1_clear_offset <= d_clear_offset;
        ago_1_opaque <= d_opaque;
        ago_1_payload <= d_payload;
        ago_1_spdcid <= d_spdcid;
        ago_1_dpdcid <= d_dpdcid;
        ago_1_picked_entropy <= d_picked_entropy;
        ago_1_picked_ccc_id <= d_picked_ccc_id;
        ago_1_picked_credit_target <= d_picked_credit_target;
        ago_1_handle <= d_handle;
        ago_1_message <= d_message;
        ago_1_length <= d_length;
        ago_1_size <= d_size;
        ago_2_place <= ago_1_place;
        ago_2_kind <= ago_1_kind;
        ago_2_rod <= ago_1_rod;
        ago_2_retx <= ago_1_retx;
        ago_2_ar <= ago_1_ar;
        ago_2_syn <= ago_1_syn;
        ago_2_psn <= ago_1_psn;
        ago_2_clear_offset <= ago_1_clear_offset;
        ago_2_opaque <= ago_1_opaque;
        ago_2_payload <= ago_1_payload;
        ago_2_spdcid <= ago_1_spdcid;
        ago_2_dpdcid <= ago_1_dpdcid;
        ago_2_picked_entropy <= ago_1_picked_entropy;
        ago_2_picked_ccc_id <= ago_1_picked_ccc_id;
        ago_2_picked_credit_target <= ago_1_picked_credit_target;
        ago_2_handle <= ago_1_handle;
        ago_2_message <= ago_1_message;
        ago_2_length <= ago_1_length;
        ago_2_size <= ago_1_size;
        ago_3_place <= ago_2_place;
        ago_3_kind <= ago_2_kind;
        ago_3_rod <= ago_2_rod;
        ago_3_retx <= ago_2_retx;
        ago_3_ar <= ago_2_ar;
        ago_3_syn <= ago_2_syn;
        ago_3_psn <= ago_2_psn;
        ago_3_clear_offset <= ago_2_clear_offset;
        ago_3_opaque <= ago_2_opaque;
        ago_3_payload <= ago_2_payload;
        ago_3_spdcid <= ago_2_spdcid;
        ago_3_dpdcid <= ago_2_dpdcid;
        ago_3_picked_entropy <= ago_2_picked_entropy;
        ago_3_picked_ccc_id <= ago_2_picked_ccc_id;
        ago_3_picked_credit_target <= ago_2_picked_credit_target;
        ago_3_handle <= ago_2_handle;
        ago_3_message <= ago_2_message;
        ago_3_length <= ago_2_length;
        ago_3_size <= ago_2_size;
        ago_4_place <= ago_3_place;
        ago_4_kind <= ago_3_kind;
        ago_4_rod <= ago_3_rod;
        ago_4_retx <= ago_3_retx;
        ago_4_ar <= ago_3_ar;
        ago_4_syn <= ago_3_syn;
        ago_4_psn <= ago_3_psn;
        ago_4_clear_offset <= ago_3_clear_offset;
        ago_4_opaque <= ago_3_opaque;
        ago_4_payload <= ago_3_payload;
        ago_4_spdcid <= ago_3_spdcid;
        ago_4_dpdcid <= ago_3_dpdcid;
        ago_4_picked_entropy <= ago_3_picked_entropy;
        ago_4_picked_ccc_id <= ago_3_picked_ccc_id;
        ago_4_picked_credit_target <= ago_3_picked_credit_target;
        ago_4_handle <= ago_3_handle;
        ago_4_message <= ago_3_message;
        ago_4_length <= ago_3_length;
        ago_4_size <= ago_3_size;
        ago_5_place <= ago_4_place;
        ago_5_kind <= ago_4_kind;
        ago_5_rod <= ago_4_rod;
        ago_5_retx <= ago_4_retx;
        ago_5_ar <= ago_4_ar;
        ago_5_syn <= ago_4_syn;
        ago_5_psn <= ago_4_psn;
        ago_5_clear_offset <= ago_4_clear_offset;
        ago_5_opaque <= ago_4_opaque;
        ago_5_payload <= ago_4_payload;
        ago_5_spdcid <= ago_4_spdcid;
        ago_5_dpdcid <= ago_4_dpdcid;
        ago_5_picked_entropy <= ago_4_picked_entropy;
        ago_5_picked_ccc_id <= ago_4_picked_ccc_id;
        ago_5_picked_credit_target <= ago_4_picked_credit_target;
        ago_5_handle <= ago_4_handle;
        ago_5_message <= ago_4_message;
        ago_5_length <= ago_4_length;
        ago_5_size <= ago_4_size;
        ago_6_place <= ago_5_place;
        ago_6_kind <= ago_5_kind;
        ago_6_rod <= ago_5_rod;
        ago_6_retx <= ago_5_retx;
        ago_6_ar <= ago_5_ar;
        ago_6_syn <= ago_5_syn;
        ago_6_psn <= ago_5_psn;
        ago_6_clear_offset <= ago_5_clear_offset;
        ago_6_opaque <= ago_5_opaque;
        ago_6_payload <= ago_5_payload;
        ago_6_spdcid <= ago_5_spdcid;
        ago_6_dpdcid <= ago_5_dpdcid;
        ago_6_picked_entropy <= ago_5_picked_entropy;
        ago_6_picked_ccc_id <= ago_5_picked_ccc_id;
        ago_6_picked_credit_target <= ago_5_picked_credit_target;
        ago_6_handle <= ago_5_handle;
        ago_6_message <= ago_5_message;
        ago_6_length <= ago_5_length;
        ago_6_size <= ago_5_size;
    end

    assign q_place = ago_6_place;
    assign q_kind = ago_6_kind;
    assign q_rod = ago_6_rod;
    assign q_retx = ago_6_retx;
    assign q_ar = ago_6_ar;
    assign q_syn = ago_6_syn;
    assign q_psn = ago_6_psn;
    assign q_clear_offset = ago_6_clear_offset;
    assign q_opaque = ago_6_opaque;
    assign q_payload = ago_6_payload;
    assign q_spdcid = ago_6_spdcid;
    assign q_dpdcid = ago_6_dpdcid;
    assign q_picked_entropy = ago_6_picked_entropy;
    assign q_picked_ccc_id = ago_6_picked_ccc_id;
    assign q_picked_credit_target = ago_6_picked_credit_target;
    assign q_handle = ago_6_handle;
    assign q_message = ago_6_message;
    assign q_length = ago_6_length;
    assign q_size = ago_6_size;

endmodule

`default_nettype wire
