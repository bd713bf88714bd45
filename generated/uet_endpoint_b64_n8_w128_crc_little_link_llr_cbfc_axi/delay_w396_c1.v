// Delays 396 bits by 1 clock.
`default_nettype none

module delay_w396_c1 (
    input  wire         clk,
    input  wire [127:0] d_source,
    input  wire   [3:0] d_local,
    input  wire   [3:0] d_kind,
    input  wire         d_rod,
    input  wire   [1:0] d_trimmed,
    input  wire         d_ce,
    input  wire         d_retx,
    input  wire         d_ar,
    input  wire         d_syn,
    input  wire  [31:0] d_psn,
    input  wire  [15:0] d_clear_offset,
    input  wire  [15:0] d_opaque,
    input  wire  [31:0] d_payload,
    input  wire  [15:0] d_spdcid,
    input  wire  [15:0] d_dpdcid,
    input  wire  [13:0] d_length,
    input  wire  [13:0] d_size,
    input  wire  [15:0] d_entropy,
    input  wire  [15:0] d_message_id,
    input  wire  [23:0] d_job_id,
    input  wire         d_resources_ccc,
    input  wire         d_resources_bitmap,
    input  wire         d_resources_pkt_buffer,
    input  wire         d_resources_gtd_del,
    input  wire         d_resources_gtd_last,
    input  wire         d_resources_ses_msg,
    input  wire         d_resources_other,
    input  wire   [1:0] d_tss_method,
    input  wire  [31:0] d_tss_start_psn,
    output wire [127:0] q_source,
    output wire   [3:0] q_local,
    output wire   [3:0] q_kind,
    output wire         q_rod,
    output wire   [1:0] q_trimmed,
    output wire         q_ce,
    output wire         q_retx,
    output wire         q_ar,
    output wire         q_syn,
    output wire  [31:0] q_psn,
    output wire  [15:0] q_clear_offset,
    output wire  [15:0] q_opaque,
    output wire  [31:0] q_payload,
    output wire  [15:0] q_spdcid,
    output wire  [15:0] q_dpdcid,
    output wire  [13:0] q_length,
    output wire  [13:0] q_size,
    output wire  [15:0] q_entropy,
    output wire  [15:0] q_message_id,
    output wire  [23:0] q_job_id,
    output wire         q_resources_ccc,
    output wire         q_resources_bitmap,
    output wire         q_resources_pkt_buffer,
    output wire         q_resources_gtd_del,
    output wire         q_resources_gtd_last,
    output wire         q_resources_ses_msg,
    output wire         q_resources_other,
    output wire   [1:0] q_tss_method,
    output wire  [31:0] q_tss_start_psn
);

    reg  [127:0] ago_1_source;
    reg    [3:0] ago_1_local;
    reg    [3:0] ago_1_kind;
    reg          ago_1_rod;
    reg    [1:0] ago_1_trimmed;
    reg          ago_1_ce;
    reg          ago_1_retx;
    reg          ago_1_ar;
    reg          ago_1_syn;
    reg   [31:0] ago_1_psn;
    reg   [15:0] ago_1_clear_offset;
    reg   [15:0] ago_1_opaque;
    reg   [31:0] ago_1_payload;
    reg   [15:0] ago_1_spdcid;
    reg   [15:0] ago_1_dpdcid;
    reg   [13:0] ago_1_length;
    reg   [13:0] ago_1_size;
    reg   [15:0] ago_1_entropy;
    reg   [15:0] ago_1_message_id;
    reg   [23:0] ago_1_job_id;
    reg          ago_1_resources_ccc;
    reg          ago_1_resources_bitmap;
    reg          ago_1_resources_pkt_buffer;
    reg          ago_1_resources_gtd_del;
    reg          ago_1_resources_gtd_last;
    reg          ago_1_resources_ses_msg;
    reg          ago_1_resources_other;
    reg    [1:0] ago_1_tss_method;
    reg   [31:0] ago_1_tss_start_psn;

    always @(posedge clk) begin
        ago_1_source <= d_source;
        ago_1_local <= d_local;
        ago_1_kind <= d_kind;
        ago_1_rod <= d_rod;
        ago_1_trimmed <= d_trimmed;
        ago_1_ce <= d_ce;
        ago_1_retx <= d_retx;
        ago_1_ar <= d_ar;
        ago_1_syn <= d_syn;
        ago_1_psn <= d_psn;
        ago_1_clear_offset <= d_clear_offset;
        ago_1_opaque <= d_opaque;
        ago_1_payload <= d_payload;
        ago_1_spdcid <= d_spdcid;
        ago_1_dpdcid <= d_dpdcid;
        ago_1_length <= d_length;
        ago_1_size <= d_size;
        ago_1_entropy <= d_entropy;
        ago_1_message_id <= d_message_id;
        ago_1_job_id <= d_job_id;
        ago_1_resources_ccc <= d_resources_ccc;
        ago_1_resources_bitmap <= d_resources_bitmap;
        ago_1_resources_pkt_buffer <= d_resources_pkt_buffer;
        ago_1_resources_gtd_del <= d_resources_gtd_del;
        ago_1_resources_gtd_last <= d_resources_gtd_last;
        ago_1_resources_ses_msg <= d_resources_ses_msg;
        ago_1_resources_other <= d_resources_other;
        ago_1_tss_method <= d_tss_method;
        ago_1_tss_start_psn <= d_tss_start_psn;
    end

    assign q_source = ago_1_source;
    assign q_local = ago_1_local;
    assign q_kind = ago_1_kind;
    assign q_rod = ago_1_rod;
    assign q_trimmed = ago_1_trimmed;
    assign q_ce = ago_1_ce;
    assign q_retx = ago_1_retx;
    assign q_ar = ago_1_ar;
    assign q_syn = ago_1_syn;
    assign q_psn = ago_1_psn;
    assign q_clear_offset = ago_1_clear_offset;
    assign q_opaque = ago_1_opaque;
    assign q_payload = ago_1_payload;
    assign q_spdcid = ago_1_spdcid;
    assign q_dpdcid = ago_1_dpdcid;
    assign q_length = ago_1_length;
    assign q_size = ago_1_size;
    assign q_entropy = ago_1_entropy;
    assign q_message_id = ago_1_message_id;
    assign q_job_id = ago_1_job_id;
    assign q_resources_ccc = ago_1_resources_ccc;
    assign q_resources_bitmap = ago_1_resources_bitmap;
    assign q_resources_pkt_buffer = ago_1_resources_pkt_buffer;
    assign q_resources_gtd_del = ago_1_resources_gtd_del;
    assign q_resources_gtd_last = ago_1_resources_gtd_last;
    assign q_resources_ses_msg = ago_1_resources_ses_msg;
    assign q_resources_other = ago_1_resources_other;
    assign q_tss_method = ago_1_tss_method;
    assign q_tss_start_psn = ago_1_tss_start_psn;

endmodule

`default_nettype wire
