// Adds addresses to the packets of 8 PDCs.
`default_nettype none

module pds_sender_addresses_n8_w128 (
    input  wire         clk,
    input  wire         rst,
    input  wire         open_enable,
    input  wire   [2:0] open_payload_place,
    input  wire  [15:0] open_payload_pdcid,
    input  wire         open_payload_rod,
    input  wire         open_payload_roce,
    input  wire   [2:0] open_payload_ccc,
    input  wire         open_payload_starts,
    input  wire  [31:0] open_payload_start_psn,
    input  wire [127:0] open_payload_destination,
    input  wire   [3:0] open_payload_local,
    input  wire   [2:0] up_payload_place,
    input  wire   [2:0] up_payload_kind,
    input  wire         up_payload_rod,
    input  wire         up_payload_retx,
    input  wire         up_payload_ar,
    input  wire         up_payload_syn,
    input  wire  [31:0] up_payload_psn,
    input  wire  [15:0] up_payload_clear_offset,
    input  wire  [15:0] up_payload_opaque,
    input  wire  [31:0] up_payload_payload,
    input  wire  [15:0] up_payload_spdcid,
    input  wire  [15:0] up_payload_dpdcid,
    input  wire  [15:0] up_payload_picked_entropy,
    input  wire   [7:0] up_payload_picked_ccc_id,
    input  wire  [23:0] up_payload_picked_credit_target,
    input  wire  [31:0] up_payload_handle,
    input  wire  [15:0] up_payload_message,
    input  wire  [13:0] up_payload_length,
    input  wire  [13:0] up_payload_size,
    input  wire         up_valid,
    output wire         up_ready,
    output wire   [2:0] down_payload_packet_place,
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
    output wire         down_valid,
    input  wire         down_ready
);

    reg          valid;
    reg    [2:0] packet_place;
    reg    [2:0] packet_kind;
    reg          packet_rod;
    reg          packet_retx;
    reg          packet_ar;
    reg          packet_syn;
    reg   [31:0] packet_psn;
    reg   [15:0] packet_clear_offset;
    reg   [15:0] packet_opaque;
    reg   [31:0] packet_payload;
    reg   [15:0] packet_spdcid;
    reg   [15:0] packet_dpdcid;
    reg   [15:0] packet_picked_entropy;
    reg    [7:0] packet_picked_ccc_id;
    reg   [23:0] packet_picked_credit_target;
    reg   [31:0] packet_handle;
    reg   [15:0] packet_message;
    reg   [13:0] packet_length;
    reg   [13:0] packet_size;
    reg  [147:0] owners_rdata;
    reg  [147:0] owners [0:7];

    wire is_ours = owners_rdata[147:132] == packet_spdcid;
    wire moves = !valid || !is_ours || down_ready;

    always @(posedge clk) begin
        if (moves) owners_rdata <= owners[up_payload_place];
        if (open_enable) owners[open_payload_place] <= {open_payload_pdcid, open_payload_destination, open_payload_local};
    end

    always @(posedge clk) begin
        if (rst) begin
            valid <= 1'b0;
        end else begin
            if (moves) begin
                valid <= up_valid;
            end
        end
    end

    always @(posedge clk) begin
        if (moves) begin
            packet_place <= up_payload_place;
            packet_kind <= up_payload_kind;
            packet_rod <= up_payload_rod;
            packet_retx <= up_payload_retx;
            packet_ar <= up_payload_ar;
            packet_syn <= up_payload_syn;
            packet_psn <= up_payload_psn;
            packet_clear_offset <= up_payload_clear_offset;
            packet_opaque <= up_payload_opaque;
            packet_payload <= up_payload_payload;
            packet_spdcid <= up_payload_spdcid;
            packet_dpdcid <= up_payload_dpdcid;
            packet_picked_entropy <= up_payload_picked_entropy;
            packet_picked_ccc_id <= up_payload_picked_ccc_id;
            packet_picked_credit_target <= up_payload_picked_credit_target;
            packet_handle <= up_payload_handle;
            packet_message <= up_payload_message;
            packet_length <= up_payload_length;
            packet_size <= up_payload_size;
        end
    end

    assign up_ready = moves;
    assign down_payload_packet_place = packet_place;
    assign down_payload_packet_kind = packet_kind;
    assign down_payload_packet_rod = packet_rod;
    assign down_payload_packet_retx = packet_retx;
    assign down_payload_packet_ar = packet_ar;
    assign down_payload_packet_syn = packet_syn;
    assign down_payload_packet_psn = packet_psn;
    assign down_payload_packet_clear_offset = packet_clear_offset;
    assign down_payload_packet_opaque = packet_opaque;
    assign down_payload_packet_payload = packet_payload;
    assign down_payload_packet_spdcid = packet_spdcid;
    assign down_payload_packet_dpdcid = packet_dpdcid;
    assign down_payload_packet_picked_entropy = packet_picked_entropy;
    assign down_payload_packet_picked_ccc_id = packet_picked_ccc_id;
    assign down_payload_packet_picked_credit_target = packet_picked_credit_target;
    assign down_payload_packet_handle = packet_handle;
    assign down_payload_packet_message = packet_message;
    assign down_payload_packet_length = packet_length;
    assign down_payload_packet_size = packet_size;
    assign down_payload_destination = owners_rdata[131:4];
    assign down_payload_local = owners_rdata[3:0];
    assign down_valid = valid && is_ours;

    wire _unused_ok = &{1'b0, open_payload_rod, open_payload_roce, open_payload_ccc, open_payload_starts, open_payload_start_psn};

endmodule

`default_nettype wire
