// Delays 431 bits by 2 clocks.
`default_nettype none

module delay_w431_c2 (
    input  wire         clk,
    input  wire   [3:0] d_packet_packet_place,
    input  wire   [2:0] d_packet_packet_kind,
    input  wire         d_packet_packet_rod,
    input  wire         d_packet_packet_retx,
    input  wire         d_packet_packet_ar,
    input  wire         d_packet_packet_syn,
    input  wire  [31:0] d_packet_packet_psn,
    input  wire  [15:0] d_packet_packet_clear_offset,
    input  wire  [15:0] d_packet_packet_opaque,
    input  wire  [31:0] d_packet_packet_payload,
    input  wire  [15:0] d_packet_packet_spdcid,
    input  wire  [15:0] d_packet_packet_dpdcid,
    input  wire  [15:0] d_packet_packet_picked_entropy,
    input  wire   [7:0] d_packet_packet_picked_ccc_id,
    input  wire  [23:0] d_packet_packet_picked_credit_target,
    input  wire  [31:0] d_packet_packet_handle,
    input  wire  [15:0] d_packet_packet_message,
    input  wire  [13:0] d_packet_packet_length,
    input  wire  [13:0] d_packet_packet_size,
    input  wire [127:0] d_packet_destination,
    input  wire   [3:0] d_packet_local,
    input  wire         d_packet_uud,
    input  wire         d_packet_rudi,
    input  wire         d_packet_served_is,
    input  wire         d_packet_served_marked,
    input  wire  [31:0] d_handle,
    output wire   [3:0] q_packet_packet_place,
    output wire   [2:0] q_packet_packet_kind,
    output wire         q_packet_packet_rod,
    output wire         q_packet_packet_retx,
    output wire         q_packet_packet_ar,
    output wire         q_packet_packet_syn,
    output wire  [31:0] q_packet_packet_psn,
    output wire  [15:0] q_packet_packet_clear_offset,
    output wire  [15:0] q_packet_packet_opaque,
    output wire  [31:0] q_packet_packet_payload,
    output wire  [15:0] q_packet_packet_spdcid,
    output wire  [15:0] q_packet_packet_dpdcid,
    output wire  [15:0] q_packet_packet_picked_entropy,
    output wire   [7:0] q_packet_packet_picked_ccc_id,
    output wire  [23:0] q_packet_packet_picked_credit_target,
    output wire  [31:0] q_packet_packet_handle,
    output wire  [15:0] q_packet_packet_message,
    output wire  [13:0] q_packet_packet_length,
    output wire  [13:0] q_packet_packet_size,
    output wire [127:0] q_packet_destination,
    output wire   [3:0] q_packet_local,
    output wire         q_packet_uud,
    output wire         q_packet_rudi,
    output wire         q_packet_served_is,
    output wire         q_packet_served_marked,
    output wire  [31:0] q_handle
);

    reg    [3:0] ago_1_packet_packet_place;
    reg    [2:0] ago_1_packet_packet_kind;
    reg          ago_1_packet_packet_rod;
    reg          ago_1_packet_packet_retx;
    reg          ago_1_packet_packet_ar;
    reg          ago_1_packet_packet_syn;
    reg   [31:0] ago_1_packet_packet_psn;
    reg   [15:0] ago_1_packet_packet_clear_offset;
    reg   [15:0] ago_1_packet_packet_opaque;
    reg   [31:0] ago_1_packet_packet_payload;
    reg   [15:0] ago_1_packet_packet_spdcid;
    reg   [15:0] ago_1_packet_packet_dpdcid;
    reg   [15:0] ago_1_packet_packet_picked_entropy;
    reg    [7:0] ago_1_packet_packet_picked_ccc_id;
    reg   [23:0] ago_1_packet_packet_picked_credit_target;
    reg   [31:0] ago_1_packet_packet_handle;
    reg   [15:0] ago_1_packet_packet_message;
    reg   [13:0] ago_1_packet_packet_length;
    reg   [13:0] ago_1_packet_packet_size;
    reg  [127:0] ago_1_packet_destination;
    reg    [3:0] ago_1_packet_local;
    reg          ago_1_packet_uud;
    reg          ago_1_packet_rudi;
    reg          ago_1_packet_served_is;
    reg          ago_1_packet_served_marked;
    reg   [31:0] ago_1_handle;
    reg    [3:0] ago_2_packet_packet_place;
    reg    [2:0] ago_2_packet_packet_kind;
    reg          ago_2_packet_packet_rod;
    reg          ago_2_packet_packet_retx;
    reg          ago_2_packet_packet_ar;
    reg          ago_2_packet_packet_syn;
    reg   [31:0] ago_2_packet_packet_psn;
    reg   [15:0] ago_2_packet_packet_clear_offset;
    reg   [15:0] ago_2_packet_packet_opaque;
    reg   [31:0] ago_2_packet_packet_payload;
    reg   [15:0] ago_2_packet_packet_spdcid;
    reg   [15:0] ago_2_packet_packet_dpdcid;
    reg   [15:0] ago_2_packet_packet_picked_entropy;
    reg    [7:0] ago_2_packet_packet_picked_ccc_id;
    reg   [23:0] ago_2_packet_packet_picked_credit_target;
    reg   [31:0] ago_2_packet_packet_handle;
    reg   [15:0] ago_2_packet_packet_message;
    reg   [13:0] ago_2_packet_packet_length;
    reg   [13:0] ago_2_packet_packet_size;
    reg  [127:0] ago_2_packet_destination;
    reg    [3:0] ago_2_packet_local;
    reg          ago_2_packet_uud;
    reg          ago_2_packet_rudi;
    reg          ago_2_packet_served_is;
    reg          ago_2_packet_served_marked;
    reg   [31:0] ago_2_handle;

    always @(posedge clk) begin
        ago_1_packet_packet_place <= d_packet_packet_place;
        ago_1_packet_packet_kind <= d_packet_packet_kind;
        ago_1_packet_packet_rod <= d_packet_packet_rod;
        ago_1_packet_packet_retx <= d_packet_packet_retx;
        ago_1_packet_packet_ar <= d_packet_packet_ar;
        ago_1_packet_packet_syn <= d_packet_packet_syn;
        ago_1_packet_packet_psn <= d_packet_packet_psn;
        ago_1_packet_packet_clear_offset <= d_packet_packet_clear_offset;
        ago_1_packet_packet_opaque <= d_packet_packet_opaque;
        ago_1_packet_packet_payload <= d_packet_packet_payload;
        ago_1_packet_packet_spdcid <= d_packet_packet_spdcid;
        ago_1_packet_packet_dpdcid <= d_packet_packet_dpdcid;
        ago_1_packet_packet_picked_entropy <= d_packet_packet_picked_entropy;
        ago_1_packet_packet_picked_ccc_id <= d_packet_packet_picked_ccc_id;
        ago_1_packet_packet_picked_credit_target <= d_packet_packet_picked_credit_target;
        ago_1_packet_packet_handle <= d_packet_packet_handle;
        ago_1_packet_packet_message <= d_packet_packet_message;
        ago_1_packet_packet_length <= d_packet_packet_length;
        ago_1_packet_packet_size <= d_packet_packet_size;
        ago_1_packet_destination <= d_packet_destination;
        ago_1_packet_local <= d_packet_local;
        ago_1_packet_uud <= d_packet_uud;
        ago_1_packet_rudi <= d_packet_rudi;
        ago_1_packet_served_is <= d_packet_served_is;
        ago_1_packet_served_marked <= d_packet_served_marked;
        ago_1_handle <= d_handle;
        ago_2_packet_packet_place <= ago_1_packet_packet_place;
        ago_2_packet_packet_kind <= ago_1_packet_packet_kind;
        ago_2_packet_packet_rod <= ago_1_packet_packet_rod;
        ago_2_packet_packet_retx <= ago_1_packet_packet_retx;
        ago_2_packet_packet_ar <= ago_1_packet_packet_ar;
        ago_2_packet_packet_syn <= ago_1_packet_packet_syn;
        ago_2_packet_packet_psn <= ago_1_packet_packet_psn;
        ago_2_packet_packet_clear_offset <= ago_1_packet_packet_clear_offset;
        ago_2_packet_packet_opaque <= ago_1_packet_packet_opaque;
        ago_2_packet_packet_payload <= ago_1_packet_packet_payload;
        ago_2_packet_packet_spdcid <= ago_1_packet_packet_spdcid;
        ago_2_packet_packet_dpdcid <= ago_1_packet_packet_dpdcid;
        ago_2_packet_packet_picked_entropy <= ago_1_packet_packet_picked_entropy;
        ago_2_packet_packet_picked_ccc_id <= ago_1_packet_packet_picked_ccc_id;
        ago_2_packet_packet_picked_credit_target <= ago_1_packet_packet_picked_credit_target;
        ago_2_packet_packet_handle <= ago_1_packet_packet_handle;
        ago_2_packet_packet_message <= ago_1_packet_packet_message;
        ago_2_packet_packet_length <= ago_1_packet_packet_length;
        ago_2_packet_packet_size <= ago_1_packet_packet_size;
        ago_2_packet_destination <= ago_1_packet_destination;
        ago_2_packet_local <= ago_1_packet_local;
        ago_2_packet_uud <= ago_1_packet_uud;
        ago_2_packet_rudi <= ago_1_packet_rudi;
        ago_2_packet_served_is <= ago_1_packet_served_is;
        ago_2_packet_served_marked <= ago_1_packet_served_marked;
        ago_2_handle <= ago_1_handle;
    end

    assign q_packet_packet_place = ago_2_packet_packet_place;
    assign q_packet_packet_kind = ago_2_packet_packet_kind;
    assign q_packet_packet_rod = ago_2_packet_packet_rod;
    assign q_packet_packet_retx = ago_2_packet_packet_retx;
    assign q_packet_packet_ar = ago_2_packet_packet_ar;
    assign q_packet_packet_syn = ago_2_packet_packet_syn;
    assign q_packet_packet_psn = ago_2_packet_packet_psn;
    assign q_packet_packet_clear_offset = ago_2_packet_packet_clear_offset;
    assign q_packet_packet_opaque = ago_2_packet_packet_opaque;
    assign q_packet_packet_payload = ago_2_packet_packet_payload;
    assign q_packet_packet_spdcid = ago_2_packet_packet_spdcid;
    assign q_packet_packet_dpdcid = ago_2_packet_packet_dpdcid;
    assign q_packet_packet_picked_entropy = ago_2_packet_packet_picked_entropy;
    assign q_packet_packet_picked_ccc_id = ago_2_packet_packet_picked_ccc_id;
    assign q_packet_packet_picked_credit_target = ago_2_packet_packet_picked_credit_target;
    assign q_packet_packet_handle = ago_2_packet_packet_handle;
    assign q_packet_packet_message = ago_2_packet_packet_message;
    assign q_packet_packet_length = ago_2_packet_packet_length;
    assign q_packet_packet_size = ago_2_packet_packet_size;
    assign q_packet_destination = ago_2_packet_destination;
    assign q_packet_local = ago_2_packet_local;
    assign q_packet_uud = ago_2_packet_uud;
    assign q_packet_rudi = ago_2_packet_rudi;
    assign q_packet_served_is = ago_2_packet_served_is;
    assign q_packet_served_marked = ago_2_packet_served_marked;
    assign q_handle = ago_2_handle;

endmodule

`default_nettype wire
