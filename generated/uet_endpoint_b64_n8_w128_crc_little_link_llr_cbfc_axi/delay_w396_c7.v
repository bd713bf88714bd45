// Delays 396 bits by 7 clocks.
`default_nettype none

module delay_w396_c7 (
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
    reg  [127:0] ago_2_source;
    reg    [3:0] ago_2_local;
    reg    [3:0] ago_2_kind;
    reg          ago_2_rod;
    reg    [1:0] ago_2_trimmed;
    reg          ago_2_ce;
    reg          ago_2_retx;
    reg          ago_2_ar;
    reg          ago_2_syn;
    reg   [31:0] ago_2_psn;
    reg   [15:0] ago_2_clear_offset;
    reg   [15:0] ago_2_opaque;
    reg   [31:0] ago_2_payload;
    reg   [15:0] ago_2_spdcid;
    reg   [15:0] ago_2_dpdcid;
    reg   [13:0] ago_2_length;
    reg   [13:0] ago_2_size;
    reg   [15:0] ago_2_entropy;
    reg   [15:0] ago_2_message_id;
    reg   [23:0] ago_2_job_id;
    reg          ago_2_resources_ccc;
    reg          ago_2_resources_bitmap;
    reg          ago_2_resources_pkt_buffer;
    reg          ago_2_resources_gtd_del;
    reg          ago_2_resources_gtd_last;
    reg          ago_2_resources_ses_msg;
    reg          ago_2_resources_other;
    reg    [1:0] ago_2_tss_method;
    reg   [31:0] ago_2_tss_start_psn;
    reg  [127:0] ago_3_source;
    reg    [3:0] ago_3_local;
    reg    [3:0] ago_3_kind;
    reg          ago_3_rod;
    reg    [1:0] ago_3_trimmed;
    reg          ago_3_ce;
    reg          ago_3_retx;
    reg          ago_3_ar;
    reg          ago_3_syn;
    reg   [31:0] ago_3_psn;
    reg   [15:0] ago_3_clear_offset;
    reg   [15:0] ago_3_opaque;
    reg   [31:0] ago_3_payload;
    reg   [15:0] ago_3_spdcid;
    reg   [15:0] ago_3_dpdcid;
    reg   [13:0] ago_3_length;
    reg   [13:0] ago_3_size;
    reg   [15:0] ago_3_entropy;
    reg   [15:0] ago_3_message_id;
    reg   [23:0] ago_3_job_id;
    reg          ago_3_resources_ccc;
    reg          ago_3_resources_bitmap;
    reg          ago_3_resources_pkt_buffer;
    reg          ago_3_resources_gtd_del;
    reg          ago_3_resources_gtd_last;
    reg          ago_3_resources_ses_msg;
    reg          ago_3_resources_other;
    reg    [1:0] ago_3_tss_method;
    reg   [31:0] ago_3_tss_start_psn;
    reg  [127:0] ago_4_source;
    reg    [3:0] ago_4_local;
    reg    [3:0] ago_4_kind;
    reg          ago_4_rod;
    reg    [1:0] ago_4_trimmed;
    reg          ago_4_ce;
    reg          ago_4_retx;
    reg          ago_4_ar;
    reg          ago_4_syn;
    reg   [31:0] ago_4_psn;
    reg   [15:0] ago_4_clear_offset;
    reg   [15:0] ago_4_opaque;
    reg   [31:0] ago_4_payload;
    reg   [15:0] ago_4_spdcid;
    reg   [15:0] ago_4_dpdcid;
    reg   [13:0] ago_4_length;
    reg   [13:0] ago_4_size;
    reg   [15:0] ago_4_entropy;
    reg   [15:0] ago_4_message_id;
    reg   [23:0] ago_4_job_id;
    reg          ago_4_resources_ccc;
    reg          ago_4_resources_bitmap;
    reg          ago_4_resources_pkt_buffer;
    reg          ago_4_resources_gtd_del;
    reg          ago_4_resources_gtd_last;
    reg          ago_4_resources_ses_msg;
    reg          ago_4_resources_other;
    reg    [1:0] ago_4_tss_method;
    reg   [31:0] ago_4_tss_start_psn;
    reg  [127:0] ago_5_source;
    reg    [3:0] ago_5_local;
    reg    [3:0] ago_5_kind;
    reg          ago_5_rod;
    reg    [1:0] ago_5_trimmed;
    reg          ago_5_ce;
    reg          ago_5_retx;
    reg          ago_5_ar;
    reg          ago_5_syn;
    reg   [31:0] ago_5_psn;
    reg   [15:0] ago_5_clear_offset;
    reg   [15:0] ago_5_opaque;
    reg   [31:0] ago_5_payload;
    reg   [15:0] ago_5_spdcid;
    reg   [15:0] ago_5_dpdcid;
    reg   [13:0] ago_5_length;
    reg   [13:0] ago_5_size;
    reg   [15:0] ago_5_entropy;
    reg   [15:0] ago_5_message_id;
    reg   [23:0] ago_5_job_id;
    reg          ago_5_resources_ccc;
    reg          ago_5_resources_bitmap;
    reg          ago_5_resources_pkt_buffer;
    reg          ago_5_resources_gtd_del;
    reg          ago_5_resources_gtd_last;
    reg          ago_5_resources_ses_msg;
    reg          ago_5_resources_other;
    reg    [1:0] ago_5_tss_method;
    reg   [31:0] ago_5_tss_start_psn;
    reg  [127:0] ago_6_source;
    reg    [3:0] ago_6_local;
    reg    [3:0] ago_6_kind;
    reg          ago_6_rod;
    reg    [1:0] ago_6_trimmed;
    reg          ago_6_ce;
    reg          ago_6_retx;
    reg          ago_6_ar;
    reg          ago_6_syn;
    reg   [31:0] ago_6_psn;
    reg   [15:0] ago_6_clear_offset;
    reg   [15:0] ago_6_opaque;
    reg   [31:0] ago_6_payload;
    reg   [15:0] ago_6_spdcid;
    reg   [15:0] ago_6_dpdcid;
    reg   [13:0] ago_6_length;
    reg   [13:0] ago_6_size;
    reg   [15:0] ago_6_entropy;
    reg   [15:0] ago_6_message_id;
    reg   [23:0] ago_6_job_id;
    reg          ago_6_resources_ccc;
    reg          ago_6_resources_bitmap;
    reg          ago_6_resources_pkt_buffer;
    reg          ago_6_resources_gtd_del;
    reg          ago_6_resources_gtd_last;
    reg          ago_6_resources_ses_msg;
    reg          ago_6_resources_other;
    reg    [1:0] ago_6_tss_method;
    reg   [31:0] ago_6_tss_start_psn;
    reg  [127:0] ago_7_source;
    reg    [3:0] ago_7_local;
    reg    [3:0] ago_7_kind;
    reg          ago_7_rod;
    reg    [1:0] ago_7_trimmed;
    reg          ago_7_ce;
    reg          ago_7_retx;
    reg          ago_7_ar;
    reg          ago_7_syn;
    reg   [31:0] ago_7_psn;
    reg   [15:0] ago_7_clear_offset;
    reg   [15:0] ago_7_opaque;
    reg   [31:0] ago_7_payload;
    reg   [15:0] ago_7_spdcid;
    reg   [15:0] ago_7_dpdcid;
    reg   [13:0] ago_7_length;
    reg   [13:0] ago_7_size;
    reg   [15:0] ago_7_entropy;
    reg   [15:0] ago_7_message_id;
    reg   [23:0] ago_7_job_id;
    reg          ago_7_resources_ccc;
    reg          ago_7_resources_bitmap;
    reg          ago_7_resources_pkt_buffer;
    reg          ago_7_resources_gtd_del;
    reg          ago_7_resources_gtd_last;
    reg          ago_7_resources_ses_msg;
    reg          ago_7_resources_other;
    reg    [1:0] ago_7_tss_method;
    reg   [31:0] ago_7_tss_start_psn;

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
        ago_2_source <= ago_1_source;
        ago_2_local <= ago_1_local;
        ago_2_kind <= ago_1_kind;
        ago_2_rod <= ago_1_rod;
        ago_2_trimmed <= ago_1_trimmed;
        ago_2_ce <= ago_1_ce;
        ago_2_retx <= ago_1_retx;
        ago_2_ar <= ago_1_ar;
        ago_2_syn <= ago_1_syn;
        ago_2_psn <= ago_1_psn;
        ago_2_clear_offset <= ago_1_clear_offset;
        ago_2_opaque <= ago_1_opaque;
        ago_2_payload <= ago_1_payload;
        ago_2_spdcid <= ago_1_spdcid;
        ago_2_dpdcid <= ago_1_dpdcid;
        ago_2_length <= ago_1_length;
        ago_2_size <= ago_1_size;
        ago_2_entropy <= ago_1_entropy;
        ago_2_message_id <= ago_1_message_id;
        ago_2_job_id <= ago_1_job_id;
        ago_2_resources_ccc <= ago_1_resources_ccc;
        ago_2_resources_bitmap <= ago_1_resources_bitmap;
        ago_2_resources_pkt_buffer <= ago_1_resources_pkt_buffer;
        ago_2_resources_gtd_del <= ago_1_resources_gtd_del;
        ago_2_resources_gtd_last <= ago_1_resources_gtd_last;
        ago_2_resources_ses_msg <= ago_1_resources_ses_msg;
        ago_2_resources_other <= ago_1_resources_other;
        ago_2_tss_method <= ago_1_tss_method;
        ago_2_tss_start_psn <= ago_1_tss_start_psn;
        ago_3_source <= ago_2_source;
        ago_3_local <= ago_2_local;
        ago_3_kind <= ago_2_kind;
        ago_3_rod <= ago_2_rod;
        ago_3_trimmed <= ago_2_trimmed;
        ago_3_ce <= ago_2_ce;
        ago_3_retx <= ago_2_retx;
        ago_3_ar <= ago_2_ar;
        ago_3_syn <= ago_2_syn;
        ago_3_psn <= ago_2_psn;
        ago_3_clear_offset <= ago_2_clear_offset;
        ago_3_opaque <= ago_2_opaque;
        ago_3_payload <= ago_2_payload;
        ago_3_spdcid <= ago_2_spdcid;
        ago_3_dpdcid <= ago_2_dpdcid;
        ago_3_length <= ago_2_length;
        ago_3_size <= ago_2_size;
        ago_3_entropy <= ago_2_entropy;
        ago_3_message_id <= ago_2_message_id;
        ago_3_job_id <= ago_2_job_id;
        ago_3_resources_ccc <= ago_2_resources_ccc;
        ago_3_resources_bitmap <= ago_2_resources_bitmap;
        ago_3_resources_pkt_buffer <= ago_2_resources_pkt_buffer;
        ago_3_resources_gtd_del <= ago_2_resources_gtd_del;
        ago_3_resources_gtd_last <= ago_2_resources_gtd_last;
        ago_3_resources_ses_msg <= ago_2_resources_ses_msg;
        ago_3_resources_other <= ago_2_resources_other;
        ago_3_tss_method <= ago_2_tss_method;
        ago_3_tss_start_psn <= ago_2_tss_start_psn;
        ago_4_source <= ago_3_source;
        ago_4_local <= ago_3_local;
        ago_4_kind <= ago_3_kind;
        ago_4_rod <= ago_3_rod;
        ago_4_trimmed <= ago_3_trimmed;
        ago_4_ce <= ago_3_ce;
        ago_4_retx <= ago_3_retx;
        ago_4_ar <= ago_3_ar;
        ago_4_syn <= ago_3_syn;
        ago_4_psn <= ago_3_psn;
        ago_4_clear_offset <= ago_3_clear_offset;
        ago_4_opaque <= ago_3_opaque;
        ago_4_payload <= ago_3_payload;
        ago_4_spdcid <= ago_3_spdcid;
        ago_4_dpdcid <= ago_3_dpdcid;
        ago_4_length <= ago_3_length;
        ago_4_size <= ago_3_size;
        ago_4_entropy <= ago_3_entropy;
        ago_4_message_id <= ago_3_message_id;
        ago_4_job_id <= ago_3_job_id;
        ago_4_resources_ccc <= ago_3_resources_ccc;
        ago_4_resources_bitmap <= ago_3_resources_bitmap;
        ago_4_resources_pkt_buffer <= ago_3_resources_pkt_buffer;
        ago_4_resources_gtd_del <= ago_3_resources_gtd_del;
        ago_4_resources_gtd_last <= ago_3_resources_gtd_last;
        ago_4_resources_ses_msg <= ago_3_resources_ses_msg;
        ago_4_resources_other <= ago_3_resources_other;
        ago_4_tss_method <= ago_3_tss_method;
        ago_4_tss_start_psn <= ago_3_tss_start_psn;
        ago_5_source <= ago_4_source;
        ago_5_local <= ago_4_local;
        ago_5_kind <= ago_4_kind;
        ago_5_rod <= ago_4_rod;
        ago_5_trimmed <= ago_4_trimmed;
        ago_5_ce <= ago_4_ce;
        ago_5_retx <= ago_4_retx;
        ago_5_ar <= ago_4_ar;
        ago_5_syn <= ago_4_syn;
        ago_5_psn <= ago_4_psn;
        ago_5_clear_offset <= ago_4_clear_offset;
        ago_5_opaque <= ago_4_opaque;
        ago_5_payload <= ago_4_payload;
        ago_5_spdcid <= ago_4_spdcid;
        ago_5_dpdcid <= ago_4_dpdcid;
        ago_5_length <= ago_4_length;
        ago_5_size <= ago_4_size;
        ago_5_entropy <= ago_4_entropy;
        ago_5_message_id <= ago_4_message_id;
        ago_5_job_id <= ago_4_job_id;
        ago_5_resources_ccc <= ago_4_resources_ccc;
        ago_5_resources_bitmap <= ago_4_resources_bitmap;
        ago_5_resources_pkt_buffer <= ago_4_resources_pkt_buffer;
        ago_5_resources_gtd_del <= ago_4_resources_gtd_del;
        ago_5_resources_gtd_last <= ago_4_resources_gtd_last;
        ago_5_resources_ses_msg <= ago_4_resources_ses_msg;
        ago_5_resources_other <= ago_4_resources_other;
        ago_5_tss_method <= ago_4_tss_method;
        ago_5_tss_start_psn <= ago_4_tss_start_psn;
        ago_6_source <= ago_5_source;
        ago_6_local <= ago_5_local;
        ago_6_kind <= ago_5_kind;
        ago_6_rod <= ago_5_rod;
        ago_6_trimmed <= ago_5_trimmed;
        ago_6_ce <= ago_5_ce;
        ago_6_retx <= ago_5_retx;
        ago_6_ar <= ago_5_ar;
        ago_6_syn <= ago_5_syn;
        ago_6_psn <= ago_5_psn;
        ago_6_clear_offset <= ago_5_clear_offset;
        ago_6_opaque <= ago_5_opaque;
        ago_6_payload <= ago_5_payload;
        ago_6_spdcid <= ago_5_spdcid;
        ago_6_dpdcid <= ago_5_dpdcid;
        ago_6_length <= ago_5_length;
        ago_6_size <= ago_5_size;
        ago_6_entropy <= ago_5_entropy;
        ago_6_message_id <= ago_5_message_id;
        ago_6_job_id <= ago_5_job_id;
        ago_6_resources_ccc <= ago_5_resources_ccc;
        ago_6_resources_bitmap <= ago_5_resources_bitmap;
        ago_6_resources_pkt_buffer <= ago_5_resources_pkt_buffer;
        ago_6_resources_gtd_del <= ago_5_resources_gtd_del;
        ago_6_resources_gtd_last <= ago_5_resources_gtd_last;
        ago_6_resources_ses_msg <= ago_5_resources_ses_msg;
        ago_6_resources_other <= ago_5_resources_other;
        ago_6_tss_method <= ago_5_tss_method;
        ago_6_tss_start_psn <= ago_5_tss_start_psn;
        ago_7_source <= ago_6_source;
        ago_7_local <= ago_6_local;
        ago_7_kind <= ago_6_kind;
        ago_7_rod <= ago_6_rod;
        ago_7_trimmed <= ago_6_trimmed;
        ago_7_ce <= ago_6_ce;
        ago_7_retx <= ago_6_retx;
        ago_7_ar <= ago_6_ar;
        ago_7_syn <= ago_6_syn;
        ago_7_psn <= ago_6_psn;
        ago_7_clear_offset <= ago_6_clear_offset;
        ago_7_opaque <= ago_6_opaque;
        ago_7_payload <= ago_6_payload;
        ago_7_spdcid <= ago_6_spdcid;
        ago_7_dpdcid <= ago_6_dpdcid;
        ago_7_length <= ago_6_length;
        ago_7_size <= ago_6_size;
        ago_7_entropy <= ago_6_entropy;
        ago_7_message_id <= ago_6_message_id;
        ago_7_job_id <= ago_6_job_id;
        ago_7_resources_ccc <= ago_6_resources_ccc;
        ago_7_resources_bitmap <= ago_6_resources_bitmap;
        ago_7_resources_pkt_buffer <= ago_6_resources_pkt_buffer;
        ago_7_resources_gtd_del <= ago_6_resources_gtd_del;
        ago_7_resources_gtd_last <= ago_6_resources_gtd_last;
        ago_7_resources_ses_msg <= ago_6_resources_ses_msg;
        ago_7_resources_other <= ago_6_resources_other;
        ago_7_tss_method <= ago_6_tss_method;
        ago_7_tss_start_psn <= ago_6_tss_start_psn;
    end

    assign q_source = ago_7_source;
    assign q_local = ago_7_local;
    assign q_kind = ago_7_kind;
    assign q_rod = ago_7_rod;
    assign q_trimmed = ago_7_trimmed;
    assign q_ce = ago_7_ce;
    assign q_retx = ago_7_retx;
    assign q_ar = ago_7_ar;
    assign q_syn = ago_7_syn;
    assign q_psn = ago_7_psn;
    assign q_clear_offset = ago_7_clear_offset;
    assign q_opaque = ago_7_opaque;
    assign q_payload = ago_7_payload;
    assign q_spdcid = ago_7_spdcid;
    assign q_dpdcid = ago_7_dpdcid;
    assign q_length = ago_7_length;
    assign q_size = ago_7_size;
    assign q_entropy = ago_7_entropy;
    assign q_message_id = ago_7_message_id;
    assign q_job_id = ago_7_job_id;
    assign q_resources_ccc = ago_7_resources_ccc;
    assign q_resources_bitmap = ago_7_resources_bitmap;
    assign q_resources_pkt_buffer = ago_7_resources_pkt_buffer;
    assign q_resources_gtd_del = ago_7_resources_gtd_del;
    assign q_resources_gtd_last = ago_7_resources_gtd_last;
    assign q_resources_ses_msg = ago_7_resources_ses_msg;
    assign q_resources_other = ago_7_resources_other;
    assign q_tss_method = ago_7_tss_method;
    assign q_tss_start_psn = ago_7_tss_start_psn;

endmodule

`default_nettype wire
