// Stream register of 399 bits: registers valid and the payload.
`default_nettype none

module forward_slice_w399 (
    input  wire         clk,
    input  wire         rst,
    input  wire   [3:0] up_payload_packet_place,
    input  wire   [2:0] up_payload_packet_kind,
    input  wire         up_payload_packet_rod,
    input  wire         up_payload_packet_retx,
    input  wire         up_payload_packet_ar,
    input  wire         up_payload_packet_syn,
    input  wire  [31:0] up_payload_packet_psn,
    input  wire  [15:0] up_payload_packet_clear_offset,
    input  wire  [15:0] up_payload_packet_opaque,
    input  wire  [31:0] up_payload_packet_payload,
    input  wire  [15:0] up_payload_packet_spdcid,
    input  wire  [15:0] up_payload_packet_dpdcid,
    input  wire  [15:0] up_payload_packet_picked_entropy,
    input  wire   [7:0] up_payload_packet_picked_ccc_id,
    input  wire  [23:0] up_payload_packet_picked_credit_target,
    input  wire  [31:0] up_payload_packet_handle,
    input  wire  [15:0] up_payload_packet_message,
    input  wire  [13:0] up_payload_packet_length,
    input  wire  [13:0] up_payload_packet_size,
    input  wire [127:0] up_payload_destination,
    input  wire   [3:0] up_payload_local,
    input  wire         up_payload_uud,
    input  wire         up_payload_rudi,
    input  wire         up_payload_served_is,
    input  wire         up_payload_served_marked,
    input  wire         up_valid,
    output wire         up_ready,
    output wire   [3:0] down_payload_packet_place,
    output wire   [2:0] down_payload_packet_kind,
    output wire         down_payload_packet_rod,
    output wire         down_payload_packet_retx,
    output wire         down_payload_packet_ar,
    output wire         down_payload_packet_syn,
    output wire  [31:0] down_payload_packet_psn,
    output wire  [15:0] down_payload_packet_clear_offset,
    output wire  [15:0] down_payload_packet_opaque,
    output wire  [31:0] down_payload_packet_payload,
    output wire  [15:0] down_payload_packet_spdcid,
    output wire  [15:0] down_payload_packet_dpdcid,
    output wire  [15:0] down_payload_packet_picked_entropy,
    output wire   [7:0] down_payload_packet_picked_ccc_id,
    output wire  [23:0] down_payload_packet_picked_credit_target,
    output wire  [31:0] down_payload_packet_handle,
    output wire  [15:0] down_payload_packet_message,
    output wire  [13:0] down_payload_packet_length,
    output wire  [13:0] down_payload_packet_size,
    output wire [127:0] down_payload_destination,
    output wire   [3:0] down_payload_local,
    output wire         down_payload_uud,
    output wire         down_payload_rudi,
    output wire         down_payload_served_is,
    output wire         down_payload_served_marked,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [3:0] held_packet_place;
    reg    [2:0] held_packet_kind;
    reg          held_packet_rod;
    reg          held_packet_retx;
    reg          held_packet_ar;
    reg          held_packet_syn;
    reg   [31:0] held_packet_psn;
    reg   [15:0] held_packet_clear_offset;
    reg   [15:0] held_packet_opaque;
    reg   [31:0] held_packet_payload;
    reg   [15:0] held_packet_spdcid;
    reg   [15:0] held_packet_dpdcid;
    reg   [15:0] held_packet_picked_entropy;
    reg    [7:0] held_packet_picked_ccc_id;
    reg   [23:0] held_packet_picked_credit_target;
    reg   [31:0] held_packet_handle;
    reg   [15:0] held_packet_message;
    reg   [13:0] held_packet_length;
    reg   [13:0] held_packet_size;
    reg  [127:0] held_destination;
    reg    [3:0] held_local;
    reg          held_uud;
    reg          held_rudi;
    reg          held_served_is;
    reg          held_served_marked;
    reg          full;

    wire ready = !full || down_ready;

    always @(posedge clk) begin
        if (rst) begin
            full <= 1'b0;
        end else begin
            if (ready) begin
                full <= up_valid;
            end
        end
    end

    always @(posedge clk) begin
        if (ready) begin
            held_packet_place <= up_payload_packet_place;
            held_packet_kind <= up_payload_packet_kind;
            held_packet_rod <= up_payload_packet_rod;
            held_packet_retx <= up_payload_packet_retx;
            held_packet_ar <= up_payload_packet_ar;
            held_packet_syn <= up_payload_packet_syn;
            held_packet_psn <= up_payload_packet_psn;
            held_packet_clear_offset <= up_payload_packet_clear_offset;
            held_packet_opaque <= up_payload_packet_opaque;
            held_packet_payload <= up_payload_packet_payload;
            held_packet_spdcid <= up_payload_packet_spdcid;
            held_packet_dpdcid <= up_payload_packet_dpdcid;
            held_packet_picked_entropy <= up_payload_packet_picked_entropy;
            held_packet_picked_ccc_id <= up_payload_packet_picked_ccc_id;
            held_packet_picked_credit_target <= up_payload_packet_picked_credit_target;
            held_packet_handle <= up_payload_packet_handle;
            held_packet_message <= up_payload_packet_message;
            held_packet_length <= up_payload_packet_length;
            held_packet_size <= up_payload_packet_size;
            held_destination <= up_payload_destination;
            held_local <= up_payload_local;
            held_uud <= up_payload_uud;
            held_rudi <= up_payload_rudi;
            held_served_is <= up_payload_served_is;
            held_served_marked <= up_payload_served_marked;
        end
    end

    assign up_ready = ready;
    assign down_payload_packet_place = held_packet_place;
    assign down_payload_packet_kind = held_packet_kind;
    assign down_payload_packet_rod = held_packet_rod;
    assign down_payload_packet_retx = held_packet_retx;
    assign down_payload_packet_ar = held_packet_ar;
    assign down_payload_packet_syn = held_packet_syn;
    assign down_payload_packet_psn = held_packet_psn;
    assign down_payload_packet_clear_offset = held_packet_clear_offset;
    assign down_payload_packet_opaque = held_packet_opaque;
    assign down_payload_packet_payload = held_packet_payload;
    assign down_payload_packet_spdcid = held_packet_spdcid;
    assign down_payload_packet_dpdcid = held_packet_dpdcid;
    assign down_payload_packet_picked_entropy = held_packet_picked_entropy;
    assign down_payload_packet_picked_ccc_id = held_packet_picked_ccc_id;
    assign down_payload_packet_picked_credit_target = held_packet_picked_credit_target;
    assign down_payload_packet_handle = held_packet_handle;
    assign down_payload_packet_message = held_packet_message;
    assign down_payload_packet_length = held_packet_length;
    assign down_payload_packet_size = held_packet_size;
    assign down_payload_destination = held_destination;
    assign down_payload_local = held_local;
    assign down_payload_uud = held_uud;
    assign down_payload_rudi = held_rudi;
    assign down_payload_served_is = held_served_is;
    assign down_payload_served_marked = held_served_marked;
    assign down_valid = full;

endmodule

`default_nettype wire
