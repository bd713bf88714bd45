// Opens packets of secure domains, 16 bytes a clock, and says what became of each.
`default_nettype none

module tss_receive_n16_k256_v1024 (
    input  wire         clk,
    input  wire         rst,
    input  wire         hold,
    input  wire         domain_enable,
    input  wire   [3:0] domain_index,
    input  wire         domain_used,
    input  wire  [23:0] domain_sdi,
    input  wire   [1:0] domain_domain_mode,
    input  wire   [1:0] domain_domain_associations,
    input  wire   [7:0] domain_domain_crypt_offset,
    input  wire   [1:0] domain_domain_udp_aad,
    input  wire  [15:0] domain_domain_epoch_0,
    input  wire  [15:0] domain_domain_epoch_1,
    input  wire  [15:0] domain_domain_max_epoch_lifetime,
    input  wire  [15:0] domain_domain_max_epoch_ahead,
    input  wire  [47:0] domain_domain_rekey_mask,
    input  wire   [5:0] domain_domain_rekey_shift,
    input  wire         association_enable,
    input  wire         association_there,
    input  wire   [4:0] association_association,
    input  wire [255:0] association_key_key,
    input  wire  [95:0] association_key_iv_mask,
    input  wire  [15:0] budget_interval,
    input  wire   [7:0] budget_burst,
    input  wire  [31:0] failure_window,
    output wire         quiet,
    output wire         missed,
    output wire  [15:0] latched,
    output wire  [15:0] warned,
    output reg          upset,
    input  wire   [3:0] failures_payload_index,
    input  wire         failures_payload_kind,
    input  wire  [15:0] failures_payload_limit,
    input  wire  [15:0] failures_payload_warning,
    input  wire         failures_valid,
    output wire         failures_ready,
    input  wire         head_payload_ipv6,
    input  wire [127:0] head_payload_source,
    input  wire [127:0] head_payload_destination,
    input  wire         head_payload_udp,
    input  wire  [63:0] head_payload_between,
    input  wire  [13:0] head_payload_bytes,
    input  wire         head_payload_trimmed,
    input  wire   [7:0] head_payload_tag,
    input  wire         head_valid,
    output wire         head_ready,
    input  wire [127:0] body_payload_data,
    input  wire  [15:0] body_payload_keep,
    input  wire         body_payload_last,
    input  wire         body_valid,
    output wire         body_ready,
    output wire [127:0] down_payload_data,
    output wire  [15:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_valid,
    input  wire         down_ready,
    output wire [127:0] plain_payload_data,
    output wire  [15:0] plain_payload_keep,
    output wire         plain_payload_last,
    output wire         plain_valid,
    input  wire         plain_ready,
    output wire   [3:0] verdict_payload_verdict,
    output wire  [23:0] verdict_payload_sdi,
    output wire         verdict_payload_around_ipv6,
    output wire [127:0] verdict_payload_around_source,
    output wire [127:0] verdict_payload_around_destination,
    output wire         verdict_payload_around_udp,
    output wire  [63:0] verdict_payload_around_between,
    output wire  [13:0] verdict_payload_around_bytes,
    output wire   [7:0] verdict_payload_tag,
    output wire         verdict_valid,
    input  wire         verdict_ready
);

    localparam [3:0] TOLD_OPENED                             = 4'd0;
    localparam [3:0] TOLD_PLAIN                              = 4'd1;
    localparam [3:0] TOLD_HINT                               = 4'd2;
    localparam [3:0] TOLD_AUTH_FAIL                          = 4'd3;
    localparam [3:0] TOLD_LATE                               = 4'd4;
    localparam [3:0] TOLD_INVALID                            = 4'd5;
    localparam [3:0] TOLD_INVALID_SA                         = 4'd6;
    localparam [3:0] TOLD_LATCHED                            = 4'd7;
    localparam [3:0] TOLD_UNKEYED                            = 4'd8;
    localparam [3:0] TOLD_EARLY                              = 4'd9;
    localparam [3:0] QUEUE_DOWN_PAYLOAD_JUDGEMENT_PLAIN      = 4'd0;
    localparam [3:0] QUEUE_DOWN_PAYLOAD_JUDGEMENT_HINT       = 4'd1;
    localparam [3:0] QUEUE_DOWN_PAYLOAD_JUDGEMENT_INVALID    = 4'd2;
    localparam [3:0] QUEUE_DOWN_PAYLOAD_JUDGEMENT_INVALID_SA = 4'd3;
    localparam [3:0] QUEUE_DOWN_PAYLOAD_JUDGEMENT_LATCHED    = 4'd4;
    localparam [3:0] QUEUE_DOWN_PAYLOAD_JUDGEMENT_LATE       = 4'd5;
    localparam [3:0] QUEUE_DOWN_PAYLOAD_JUDGEMENT_EARLY      = 4'd6;
    localparam [3:0] QUEUE_DOWN_PAYLOAD_JUDGEMENT_UNKEYED    = 4'd7;
    localparam [3:0] QUEUE_DOWN_PAYLOAD_JUDGEMENT_OPEN       = 4'd8;

    wire         arrivals_head_ready;
    wire         arrivals_body_ready;
    wire         arrivals_down_payload_head_ipv6;
    wire [127:0] arrivals_down_payload_head_source;
    wire [127:0] arrivals_down_payload_head_destination;
    wire         arrivals_down_payload_head_udp;
    wire  [63:0] arrivals_down_payload_head_between;
    wire  [13:0] arrivals_down_payload_head_bytes;
    wire         arrivals_down_payload_head_trimmed;
    wire   [7:0] arrivals_down_payload_head_tag;
    wire [127:0] arrivals_down_payload_begin;
    wire         arrivals_down_valid;
    wire [127:0] arrivals_bodies_payload_data;
    wire  [15:0] arrivals_bodies_payload_keep;
    wire         arrivals_bodies_payload_last;
    wire         arrivals_bodies_valid;
    wire         find_quiet;
    wire         find_keeps;
    wire         find_keeps_derived;
    wire         find_up_ready;
    wire         find_down_payload_packet_head_ipv6;
    wire [127:0] find_down_payload_packet_head_source;
    wire [127:0] find_down_payload_packet_head_destination;
    wire         find_down_payload_packet_head_udp;
    wire  [63:0] find_down_payload_packet_head_between;
    wire  [13:0] find_down_payload_packet_head_bytes;
    wire         find_down_payload_packet_head_trimmed;
    wire   [7:0] find_down_payload_packet_head_tag;
    wire [127:0] find_down_payload_packet_begin;
    wire         find_down_payload_known;
    wire   [3:0] find_down_payload_index;
    wire   [1:0] find_down_payload_domain_mode;
    wire   [1:0] find_down_payload_domain_associations;
    wire   [7:0] find_down_payload_domain_crypt_offset;
    wire   [1:0] find_down_payload_domain_udp_aad;
    wire  [15:0] find_down_payload_domain_epoch_0;
    wire  [15:0] find_down_payload_domain_epoch_1;
    wire  [15:0] find_down_payload_domain_max_epoch_lifetime;
    wire  [15:0] find_down_payload_domain_max_epoch_ahead;
    wire  [47:0] find_down_payload_domain_rekey_mask;
    wire   [5:0] find_down_payload_domain_rekey_shift;
    wire         find_down_valid;
    wire         judge_quiet;
    wire         judge_up_ready;
    wire         judge_down_payload_needed;
    wire   [4:0] judge_down_payload_request_association;
    wire         judge_down_payload_request_derive;
    wire         judge_down_payload_request_server;
    wire         judge_down_payload_request_direct;
    wire         judge_down_payload_request_wide;
    wire [127:0] judge_down_payload_request_address;
    wire  [15:0] judge_down_payload_request_epoch;
    wire  [31:0] judge_down_payload_request_rekey;
    wire   [3:0] judge_down_payload_packet_judgement;
    wire   [3:0] judge_down_payload_packet_index;
    wire  [23:0] judge_down_payload_packet_sdi;
    wire         judge_down_payload_packet_around_ipv6;
    wire [127:0] judge_down_payload_packet_around_source;
    wire [127:0] judge_down_payload_packet_around_destination;
    wire         judge_down_payload_packet_around_udp;
    wire  [63:0] judge_down_payload_packet_around_between;
    wire  [13:0] judge_down_payload_packet_around_bytes;
    wire   [7:0] judge_down_payload_packet_tag;
    wire   [5:0] judge_down_payload_packet_skipped_bytes;
    wire  [13:0] judge_down_payload_packet_opened_bytes;
    wire  [95:0] judge_down_payload_packet_iv;
    wire [319:0] judge_down_payload_packet_header;
    wire   [5:0] judge_down_payload_packet_header_bytes;
    wire  [13:0] judge_down_payload_packet_aad_bytes;
    wire         judge_down_valid;
    wire         resolve_quiet;
    wire         resolve_missed;
    wire         resolve_erase_enable;
    wire   [7:0] resolve_erase_number;
    wire         resolve_up_ready;
    wire         resolve_down_payload_needed;
    wire   [7:0] resolve_down_payload_place_slot;
    wire  [95:0] resolve_down_payload_place_iv_mask;
    wire         resolve_down_payload_way_parked;
    wire         resolve_down_payload_way_parks;
    wire  [11:0] resolve_down_payload_way_beats;
    wire   [3:0] resolve_down_payload_packet_judgement;
    wire   [3:0] resolve_down_payload_packet_index;
    wire  [23:0] resolve_down_payload_packet_sdi;
    wire         resolve_down_payload_packet_around_ipv6;
    wire [127:0] resolve_down_payload_packet_around_source;
    wire [127:0] resolve_down_payload_packet_around_destination;
    wire         resolve_down_payload_packet_around_udp;
    wire  [63:0] resolve_down_payload_packet_around_between;
    wire  [13:0] resolve_down_payload_packet_around_bytes;
    wire   [7:0] resolve_down_payload_packet_tag;
    wire   [5:0] resolve_down_payload_packet_skipped_bytes;
    wire  [13:0] resolve_down_payload_packet_opened_bytes;
    wire  [95:0] resolve_down_payload_packet_iv;
    wire [319:0] resolve_down_payload_packet_header;
    wire   [5:0] resolve_down_payload_packet_header_bytes;
    wire  [13:0] resolve_down_payload_packet_aad_bytes;
    wire         resolve_down_valid;
    wire   [7:0] resolve_keys_payload_number;
    wire [255:0] resolve_keys_payload_key;
    wire         resolve_keys_valid;
    wire         orders_up_ready;
    wire         orders_down_0_payload_needed;
    wire   [7:0] orders_down_0_payload_place_slot;
    wire  [95:0] orders_down_0_payload_place_iv_mask;
    wire         orders_down_0_payload_way_parked;
    wire         orders_down_0_payload_way_parks;
    wire  [11:0] orders_down_0_payload_way_beats;
    wire   [3:0] orders_down_0_payload_packet_judgement;
    wire   [3:0] orders_down_0_payload_packet_index;
    wire  [23:0] orders_down_0_payload_packet_sdi;
    wire         orders_down_0_payload_packet_around_ipv6;
    wire [127:0] orders_down_0_payload_packet_around_source;
    wire [127:0] orders_down_0_payload_packet_around_destination;
    wire         orders_down_0_payload_packet_around_udp;
    wire  [63:0] orders_down_0_payload_packet_around_between;
    wire  [13:0] orders_down_0_payload_packet_around_bytes;
    wire   [7:0] orders_down_0_payload_packet_tag;
    wire   [5:0] orders_down_0_payload_packet_skipped_bytes;
    wire  [13:0] orders_down_0_payload_packet_opened_bytes;
    wire  [95:0] orders_down_0_payload_packet_iv;
    wire [319:0] orders_down_0_payload_packet_header;
    wire   [5:0] orders_down_0_payload_packet_header_bytes;
    wire  [13:0] orders_down_0_payload_packet_aad_bytes;
    wire         orders_down_0_valid;
    wire         orders_down_1_payload_needed;
    wire   [7:0] orders_down_1_payload_place_slot;
    wire  [95:0] orders_down_1_payload_place_iv_mask;
    wire         orders_down_1_payload_way_parked;
    wire         orders_down_1_payload_way_parks;
    wire  [11:0] orders_down_1_payload_way_beats;
    wire   [3:0] orders_down_1_payload_packet_judgement;
    wire   [3:0] orders_down_1_payload_packet_index;
    wire  [23:0] orders_down_1_payload_packet_sdi;
    wire         orders_down_1_payload_packet_around_ipv6;
    wire [127:0] orders_down_1_payload_packet_around_source;
    wire [127:0] orders_down_1_payload_packet_around_destination;
    wire         orders_down_1_payload_packet_around_udp;
    wire  [63:0] orders_down_1_payload_packet_around_between;
    wire  [13:0] orders_down_1_payload_packet_around_bytes;
    wire   [7:0] orders_down_1_payload_packet_tag;
    wire   [5:0] orders_down_1_payload_packet_skipped_bytes;
    wire  [13:0] orders_down_1_payload_packet_opened_bytes;
    wire  [95:0] orders_down_1_payload_packet_iv;
    wire [319:0] orders_down_1_payload_packet_header;
    wire   [5:0] orders_down_1_payload_packet_header_bytes;
    wire  [13:0] orders_down_1_payload_packet_aad_bytes;
    wire         orders_down_1_valid;
    wire         orders_down_2_payload_needed;
    wire   [7:0] orders_down_2_payload_place_slot;
    wire  [95:0] orders_down_2_payload_place_iv_mask;
    wire         orders_down_2_payload_way_parked;
    wire         orders_down_2_payload_way_parks;
    wire  [11:0] orders_down_2_payload_way_beats;
    wire   [3:0] orders_down_2_payload_packet_judgement;
    wire   [3:0] orders_down_2_payload_packet_index;
    wire  [23:0] orders_down_2_payload_packet_sdi;
    wire         orders_down_2_payload_packet_around_ipv6;
    wire [127:0] orders_down_2_payload_packet_around_source;
    wire [127:0] orders_down_2_payload_packet_around_destination;
    wire         orders_down_2_payload_packet_around_udp;
    wire  [63:0] orders_down_2_payload_packet_around_between;
    wire  [13:0] orders_down_2_payload_packet_around_bytes;
    wire   [7:0] orders_down_2_payload_packet_tag;
    wire   [5:0] orders_down_2_payload_packet_skipped_bytes;
    wire  [13:0] orders_down_2_payload_packet_opened_bytes;
    wire  [95:0] orders_down_2_payload_packet_iv;
    wire [319:0] orders_down_2_payload_packet_header;
    wire   [5:0] orders_down_2_payload_packet_header_bytes;
    wire  [13:0] orders_down_2_payload_packet_aad_bytes;
    wire         orders_down_2_valid;
    wire         orders_down_3_payload_needed;
    wire   [7:0] orders_down_3_payload_place_slot;
    wire  [95:0] orders_down_3_payload_place_iv_mask;
    wire         orders_down_3_payload_way_parked;
    wire         orders_down_3_payload_way_parks;
    wire  [11:0] orders_down_3_payload_way_beats;
    wire   [3:0] orders_down_3_payload_packet_judgement;
    wire   [3:0] orders_down_3_payload_packet_index;
    wire  [23:0] orders_down_3_payload_packet_sdi;
    wire         orders_down_3_payload_packet_around_ipv6;
    wire [127:0] orders_down_3_payload_packet_around_source;
    wire [127:0] orders_down_3_payload_packet_around_destination;
    wire         orders_down_3_payload_packet_around_udp;
    wire  [63:0] orders_down_3_payload_packet_around_between;
    wire  [13:0] orders_down_3_payload_packet_around_bytes;
    wire   [7:0] orders_down_3_payload_packet_tag;
    wire   [5:0] orders_down_3_payload_packet_skipped_bytes;
    wire  [13:0] orders_down_3_payload_packet_opened_bytes;
    wire  [95:0] orders_down_3_payload_packet_iv;
    wire [319:0] orders_down_3_payload_packet_header;
    wire   [5:0] orders_down_3_payload_packet_header_bytes;
    wire  [13:0] orders_down_3_payload_packet_aad_bytes;
    wire         orders_down_3_valid;
    wire         asides_up_ready;
    wire         asides_down_payload_plain;
    wire         asides_down_payload_way_parked;
    wire         asides_down_payload_way_parks;
    wire  [11:0] asides_down_payload_way_beats;
    wire         asides_down_valid;
    wire         bodies_up_ready;
    wire [127:0] bodies_down_payload_data;
    wire  [15:0] bodies_down_payload_keep;
    wire         bodies_down_payload_last;
    wire         bodies_down_valid;
    wire         route_way_ready;
    wire         route_up_ready;
    wire         route_parked_ready;
    wire [127:0] route_park_payload_data;
    wire  [15:0] route_park_payload_keep;
    wire         route_park_payload_last;
    wire         route_park_valid;
    wire [127:0] route_plain_payload_data;
    wire  [15:0] route_plain_payload_keep;
    wire         route_plain_payload_last;
    wire         route_plain_valid;
    wire [127:0] route_down_payload_data;
    wire  [15:0] route_down_payload_keep;
    wire         route_down_payload_last;
    wire         route_down_valid;
    wire         parking_up_ready;
    wire [127:0] parking_down_payload_data;
    wire  [15:0] parking_down_payload_keep;
    wire         parking_down_payload_last;
    wire         parking_down_valid;
    wire         frames_up_ready;
    wire [319:0] frames_down_payload_header;
    wire   [5:0] frames_down_payload_length;
    wire  [13:0] frames_down_payload_payload;
    wire         frames_down_payload_send;
    wire         frames_down_valid;
    wire         insert_frame_ready;
    wire         insert_up_ready;
    wire [127:0] insert_down_payload_data;
    wire  [15:0] insert_down_payload_keep;
    wire         insert_down_payload_last;
    wire         insert_down_payload_wrong;
    wire         insert_down_valid;
    wire         descriptors_up_ready;
    wire   [7:0] descriptors_down_payload_key;
    wire  [95:0] descriptors_down_payload_iv;
    wire         descriptors_down_payload_seal;
    wire  [13:0] descriptors_down_payload_aad_bytes;
    wire  [13:0] descriptors_down_payload_crypt_offset;
    wire         descriptors_down_valid;
    wire         described_up_ready;
    wire   [7:0] described_down_payload_key;
    wire  [95:0] described_down_payload_iv;
    wire         described_down_payload_seal;
    wire  [13:0] described_down_payload_aad_bytes;
    wire  [13:0] described_down_payload_crypt_offset;
    wire         described_down_valid;
    wire         framed_up_ready;
    wire [127:0] framed_down_payload_data;
    wire  [15:0] framed_down_payload_keep;
    wire         framed_down_payload_last;
    wire         framed_down_valid;
    wire         engine_installed;
    wire   [7:0] engine_installed_number;
    wire         engine_refused;
    wire         engine_keys_ready;
    wire         engine_descriptor_ready;
    wire         engine_packets_ready;
    wire [127:0] engine_down_payload_data;
    wire  [15:0] engine_down_payload_keep;
    wire         engine_down_payload_last;
    wire         engine_down_payload_ok;
    wire         engine_down_valid;
    wire         leaving_up_ready;
    wire [127:0] leaving_down_payload_data;
    wire  [15:0] leaving_down_payload_keep;
    wire         leaving_down_payload_last;
    wire         leaving_down_payload_ok;
    wire         leaving_down_valid;
    wire         queue_up_ready;
    wire   [3:0] queue_down_payload_judgement;
    wire   [3:0] queue_down_payload_index;
    wire  [23:0] queue_down_payload_sdi;
    wire         queue_down_payload_around_ipv6;
    wire [127:0] queue_down_payload_around_source;
    wire [127:0] queue_down_payload_around_destination;
    wire         queue_down_payload_around_udp;
    wire  [63:0] queue_down_payload_around_between;
    wire  [13:0] queue_down_payload_around_bytes;
    wire   [7:0] queue_down_payload_tag;
    wire   [5:0] queue_down_payload_skipped_bytes;
    wire  [13:0] queue_down_payload_opened_bytes;
    wire         queue_down_valid;
    wire         waiting_up_ready;
    wire   [3:0] waiting_down_payload_judgement;
    wire   [3:0] waiting_down_payload_index;
    wire  [23:0] waiting_down_payload_sdi;
    wire         waiting_down_payload_around_ipv6;
    wire [127:0] waiting_down_payload_around_source;
    wire [127:0] waiting_down_payload_around_destination;
    wire         waiting_down_payload_around_udp;
    wire  [63:0] waiting_down_payload_around_between;
    wire  [13:0] waiting_down_payload_around_bytes;
    wire   [7:0] waiting_down_payload_tag;
    wire   [5:0] waiting_down_payload_skipped_bytes;
    wire  [13:0] waiting_down_payload_opened_bytes;
    wire         waiting_down_valid;
    reg          failed;
    reg    [3:0] failed_index;
    wire  [15:0] failure_counts_latched;
    wire  [15:0] failure_counts_warned;
    wire         failure_counts_busy;
    wire         failure_counts_upset;
    wire         failure_counts_failed_ready;
    wire         failure_counts_write_ready;
    wire         cut_up_ready;
    wire [127:0] cut_down_payload_data;
    wire  [15:0] cut_down_payload_keep;
    wire         cut_down_payload_last;
    wire         cut_down_valid;
    reg    [3:0] told;
    wire         pieces_up_ready;
    wire         pieces_down_payload_accepted;
    wire         pieces_down_payload_dropped;
    wire         pieces_down_valid;
    wire  [10:0] verified_beats;
    wire  [10:0] verified_packets;
    wire         verified_overflow;
    wire         verified_up_ready;
    wire [127:0] verified_down_payload_data;
    wire  [15:0] verified_down_payload_keep;
    wire         verified_down_payload_last;
    wire         verified_down_valid;
    wire         verdicts_up_ready;
    wire   [3:0] verdicts_down_payload_verdict;
    wire  [23:0] verdicts_down_payload_sdi;
    wire         verdicts_down_payload_around_ipv6;
    wire [127:0] verdicts_down_payload_around_source;
    wire [127:0] verdicts_down_payload_around_destination;
    wire         verdicts_down_payload_around_udp;
    wire  [63:0] verdicts_down_payload_around_between;
    wire  [13:0] verdicts_down_payload_around_bytes;
    wire   [7:0] verdicts_down_payload_tag;
    wire         verdicts_down_valid;

    wire  [15:0] judge_latched = failure_counts_latched;
    wire         installed = engine_installed;
    wire         settled = waiting_down_valid && !failure_counts_busy;
    wire         is_open = waiting_down_payload_judgement == QUEUE_DOWN_PAYLOAD_JUDGEMENT_OPEN;
    wire         told_verdict_ready = verdicts_up_ready;
    wire         piece_ready = pieces_up_ready;
    wire         passes = settled && is_open && told_verdict_ready && piece_ready;
    wire         ends_term = leaving_down_valid && passes;
    wire         ends = ends_term && cut_up_ready && leaving_down_payload_last;
    wire         completed = ends;
    wire         proved = leaving_down_payload_ok;
    wire [127:0] parked_payload_data = parking_down_payload_data;
    wire  [15:0] parked_payload_keep = parking_down_payload_keep;
    wire         parked_payload_last = parking_down_payload_last;
    wire         parked_valid = parking_down_valid;
    wire         descriptor_ready = descriptors_up_ready;
    wire  [15:0] is_latched_shr = failure_counts_latched >> waiting_down_payload_index;
    wire         is_latched = is_latched_shr[0];
    wire   [3:0] told_verdict_payload_verdict = told;
    wire  [23:0] told_verdict_payload_sdi = waiting_down_payload_sdi;
    wire         told_verdict_payload_around_ipv6 = waiting_down_payload_around_ipv6;
    wire [127:0] told_verdict_payload_around_source = waiting_down_payload_around_source;
    wire [127:0] told_verdict_payload_around_destination = waiting_down_payload_around_destination;
    wire         told_verdict_payload_around_udp = waiting_down_payload_around_udp;
    wire  [63:0] told_verdict_payload_around_between = waiting_down_payload_around_between;
    wire  [13:0] told_verdict_payload_around_bytes = is_open ? waiting_down_payload_opened_bytes : waiting_down_payload_around_bytes;
    wire   [7:0] told_verdict_payload_tag = waiting_down_payload_tag;
    wire         others = settled && !is_open;
    wire         told_verdict_valid = ends || others;
    wire         piece_payload_accepted = leaving_down_payload_ok && !is_latched;
    wire         piece_payload_dropped = !leaving_down_payload_ok || is_latched;
    wire         piece_valid = ends;
    wire         let_out = pieces_down_payload_accepted && !pieces_down_payload_dropped;
    wire         piece_taken = cut_down_valid && verified_up_ready && cut_down_payload_last;
    wire         orders_down_1_ready_term = orders_down_1_payload_packet_judgement == QUEUE_DOWN_PAYLOAD_JUDGEMENT_PLAIN || orders_down_1_payload_way_parks;
    wire         upset_term = piece_taken && pieces_down_payload_accepted == pieces_down_payload_dropped;

    tss_receive_join arrivals (
        .clk                           (clk),
        .rst                           (rst),
        .head_payload_ipv6             (head_payload_ipv6),
        .head_payload_source           (head_payload_source),
        .head_payload_destination      (head_payload_destination),
        .head_payload_udp              (head_payload_udp),
        .head_payload_between          (head_payload_between),
        .head_payload_bytes            (head_payload_bytes),
        .head_payload_trimmed          (head_payload_trimmed),
        .head_payload_tag              (head_payload_tag),
        .head_valid                    (head_valid && !hold),
        .head_ready                    (arrivals_head_ready),
        .body_payload_data             (body_payload_data),
        .body_payload_keep             (body_payload_keep),
        .body_payload_last             (body_payload_last),
        .body_valid                    (body_valid),
        .body_ready                    (arrivals_body_ready),
        .down_payload_head_ipv6        (arrivals_down_payload_head_ipv6),
        .down_payload_head_source      (arrivals_down_payload_head_source),
        .down_payload_head_destination (arrivals_down_payload_head_destination),
        .down_payload_head_udp         (arrivals_down_payload_head_udp),
        .down_payload_head_between     (arrivals_down_payload_head_between),
        .down_payload_head_bytes       (arrivals_down_payload_head_bytes),
        .down_payload_head_trimmed     (arrivals_down_payload_head_trimmed),
        .down_payload_head_tag         (arrivals_down_payload_head_tag),
        .down_payload_begin            (arrivals_down_payload_begin),
        .down_valid                    (arrivals_down_valid),
        .down_ready                    (find_up_ready),
        .bodies_payload_data           (arrivals_bodies_payload_data),
        .bodies_payload_keep           (arrivals_bodies_payload_keep),
        .bodies_payload_last           (arrivals_bodies_payload_last),
        .bodies_valid                  (arrivals_bodies_valid),
        .bodies_ready                  (bodies_up_ready)
    );

    tss_receive_finder_n16 find (
        .clk                                    (clk),
        .rst                                    (rst),
        .write_enable                           (domain_enable),
        .write_index                            (domain_index),
        .write_used                             (domain_used),
        .write_sdi                              (domain_sdi),
        .write_domain_mode                      (domain_domain_mode),
        .write_domain_associations              (domain_domain_associations),
        .write_domain_crypt_offset              (domain_domain_crypt_offset),
        .write_domain_udp_aad                   (domain_domain_udp_aad),
        .write_domain_epoch_0                   (domain_domain_epoch_0),
        .write_domain_epoch_1                   (domain_domain_epoch_1),
        .write_domain_max_epoch_lifetime        (domain_domain_max_epoch_lifetime),
        .write_domain_max_epoch_ahead           (domain_domain_max_epoch_ahead),
        .write_domain_rekey_mask                (domain_domain_rekey_mask),
        .write_domain_rekey_shift               (domain_domain_rekey_shift),
        .key_enable                             (association_enable),
        .key_there                              (association_there),
        .key_association                        (association_association),
        .quiet                                  (find_quiet),
        .keeps                                  (find_keeps),
        .keeps_derived                          (find_keeps_derived),
        .up_payload_sdi                         (arrivals_down_payload_begin[119:96]),
        .up_payload_packet_head_ipv6            (arrivals_down_payload_head_ipv6),
        .up_payload_packet_head_source          (arrivals_down_payload_head_source),
        .up_payload_packet_head_destination     (arrivals_down_payload_head_destination),
        .up_payload_packet_head_udp             (arrivals_down_payload_head_udp),
        .up_payload_packet_head_between         (arrivals_down_payload_head_between),
        .up_payload_packet_head_bytes           (arrivals_down_payload_head_bytes),
        .up_payload_packet_head_trimmed         (arrivals_down_payload_head_trimmed),
        .up_payload_packet_head_tag             (arrivals_down_payload_head_tag),
        .up_payload_packet_begin                (arrivals_down_payload_begin),
        .up_valid                               (arrivals_down_valid),
        .up_ready                               (find_up_ready),
        .down_payload_packet_head_ipv6          (find_down_payload_packet_head_ipv6),
        .down_payload_packet_head_source        (find_down_payload_packet_head_source),
        .down_payload_packet_head_destination   (find_down_payload_packet_head_destination),
        .down_payload_packet_head_udp           (find_down_payload_packet_head_udp),
        .down_payload_packet_head_between       (find_down_payload_packet_head_between),
        .down_payload_packet_head_bytes         (find_down_payload_packet_head_bytes),
        .down_payload_packet_head_trimmed       (find_down_payload_packet_head_trimmed),
        .down_payload_packet_head_tag           (find_down_payload_packet_head_tag),
        .down_payload_packet_begin              (find_down_payload_packet_begin),
        .down_payload_known                     (find_down_payload_known),
        .down_payload_index                     (find_down_payload_index),
        .down_payload_domain_mode               (find_down_payload_domain_mode),
        .down_payload_domain_associations       (find_down_payload_domain_associations),
        .down_payload_domain_crypt_offset       (find_down_payload_domain_crypt_offset),
        .down_payload_domain_udp_aad            (find_down_payload_domain_udp_aad),
        .down_payload_domain_epoch_0            (find_down_payload_domain_epoch_0),
        .down_payload_domain_epoch_1            (find_down_payload_domain_epoch_1),
        .down_payload_domain_max_epoch_lifetime (find_down_payload_domain_max_epoch_lifetime),
        .down_payload_domain_max_epoch_ahead    (find_down_payload_domain_max_epoch_ahead),
        .down_payload_domain_rekey_mask         (find_down_payload_domain_rekey_mask),
        .down_payload_domain_rekey_shift        (find_down_payload_domain_rekey_shift),
        .down_valid                             (find_down_valid),
        .down_ready                             (judge_up_ready)
    );

    tss_receive_judge_n16_b16384 judge (
        .clk                                    (clk),
        .rst                                    (rst),
        .latched                                (judge_latched),
        .quiet                                  (judge_quiet),
        .up_payload_packet_head_ipv6            (find_down_payload_packet_head_ipv6),
        .up_payload_packet_head_source          (find_down_payload_packet_head_source),
        .up_payload_packet_head_destination     (find_down_payload_packet_head_destination),
        .up_payload_packet_head_udp             (find_down_payload_packet_head_udp),
        .up_payload_packet_head_between         (find_down_payload_packet_head_between),
        .up_payload_packet_head_bytes           (find_down_payload_packet_head_bytes),
        .up_payload_packet_head_trimmed         (find_down_payload_packet_head_trimmed),
        .up_payload_packet_head_tag             (find_down_payload_packet_head_tag),
        .up_payload_packet_begin                (find_down_payload_packet_begin),
        .up_payload_known                       (find_down_payload_known),
        .up_payload_index                       (find_down_payload_index),
        .up_payload_domain_mode                 (find_down_payload_domain_mode),
        .up_payload_domain_associations         (find_down_payload_domain_associations),
        .up_payload_domain_crypt_offset         (find_down_payload_domain_crypt_offset),
        .up_payload_domain_udp_aad              (find_down_payload_domain_udp_aad),
        .up_payload_domain_epoch_0              (find_down_payload_domain_epoch_0),
        .up_payload_domain_epoch_1              (find_down_payload_domain_epoch_1),
        .up_payload_domain_max_epoch_lifetime   (find_down_payload_domain_max_epoch_lifetime),
        .up_payload_domain_max_epoch_ahead      (find_down_payload_domain_max_epoch_ahead),
        .up_payload_domain_rekey_mask           (find_down_payload_domain_rekey_mask),
        .up_payload_domain_rekey_shift          (find_down_payload_domain_rekey_shift),
        .up_valid                               (find_down_valid),
        .up_ready                               (judge_up_ready),
        .down_payload_needed                    (judge_down_payload_needed),
        .down_payload_request_association       (judge_down_payload_request_association),
        .down_payload_request_derive            (judge_down_payload_request_derive),
        .down_payload_request_server            (judge_down_payload_request_server),
        .down_payload_request_direct            (judge_down_payload_request_direct),
        .down_payload_request_wide              (judge_down_payload_request_wide),
        .down_payload_request_address           (judge_down_payload_request_address),
        .down_payload_request_epoch             (judge_down_payload_request_epoch),
        .down_payload_request_rekey             (judge_down_payload_request_rekey),
        .down_payload_packet_judgement          (judge_down_payload_packet_judgement),
        .down_payload_packet_index              (judge_down_payload_packet_index),
        .down_payload_packet_sdi                (judge_down_payload_packet_sdi),
        .down_payload_packet_around_ipv6        (judge_down_payload_packet_around_ipv6),
        .down_payload_packet_around_source      (judge_down_payload_packet_around_source),
        .down_payload_packet_around_destination (judge_down_payload_packet_around_destination),
        .down_payload_packet_around_udp         (judge_down_payload_packet_around_udp),
        .down_payload_packet_around_between     (judge_down_payload_packet_around_between),
        .down_payload_packet_around_bytes       (judge_down_payload_packet_around_bytes),
        .down_payload_packet_tag                (judge_down_payload_packet_tag),
        .down_payload_packet_skipped_bytes      (judge_down_payload_packet_skipped_bytes),
        .down_payload_packet_opened_bytes       (judge_down_payload_packet_opened_bytes),
        .down_payload_packet_iv                 (judge_down_payload_packet_iv),
        .down_payload_packet_header             (judge_down_payload_packet_header),
        .down_payload_packet_header_bytes       (judge_down_payload_packet_header_bytes),
        .down_payload_packet_aad_bytes          (judge_down_payload_packet_aad_bytes),
        .down_valid                             (judge_down_valid),
        .down_ready                             (resolve_up_ready)
    );

    tss_receive_keys_n16_k256_b2048 resolve (
        .clk                                    (clk),
        .rst                                    (rst),
        .write_enable                           (association_enable),
        .write_there                            (association_there),
        .write_association                      (association_association),
        .write_key_key                          (association_key_key),
        .write_key_iv_mask                      (association_key_iv_mask),
        .forget_enable                          (domain_enable && !find_keeps_derived),
        .forget_index                           (domain_index),
        .budget_interval                        (budget_interval),
        .budget_burst                           (budget_burst),
        .latched                                (judge_latched),
        .installed                              (installed),
        .completed                              (completed),
        .opened                                 (proved),
        .quiet                                  (resolve_quiet),
        .missed                                 (resolve_missed),
        .erase_enable                           (resolve_erase_enable),
        .erase_number                           (resolve_erase_number),
        .up_payload_needed                      (judge_down_payload_needed),
        .up_payload_request_association         (judge_down_payload_request_association),
        .up_payload_request_derive              (judge_down_payload_request_derive),
        .up_payload_request_server              (judge_down_payload_request_server),
        .up_payload_request_direct              (judge_down_payload_request_direct),
        .up_payload_request_wide                (judge_down_payload_request_wide),
        .up_payload_request_address             (judge_down_payload_request_address),
        .up_payload_request_epoch               (judge_down_payload_request_epoch),
        .up_payload_request_rekey               (judge_down_payload_request_rekey),
        .up_payload_packet_judgement            (judge_down_payload_packet_judgement),
        .up_payload_packet_index                (judge_down_payload_packet_index),
        .up_payload_packet_sdi                  (judge_down_payload_packet_sdi),
        .up_payload_packet_around_ipv6          (judge_down_payload_packet_around_ipv6),
        .up_payload_packet_around_source        (judge_down_payload_packet_around_source),
        .up_payload_packet_around_destination   (judge_down_payload_packet_around_destination),
        .up_payload_packet_around_udp           (judge_down_payload_packet_around_udp),
        .up_payload_packet_around_between       (judge_down_payload_packet_around_between),
        .up_payload_packet_around_bytes         (judge_down_payload_packet_around_bytes),
        .up_payload_packet_tag                  (judge_down_payload_packet_tag),
        .up_payload_packet_skipped_bytes        (judge_down_payload_packet_skipped_bytes),
        .up_payload_packet_opened_bytes         (judge_down_payload_packet_opened_bytes),
        .up_payload_packet_iv                   (judge_down_payload_packet_iv),
        .up_payload_packet_header               (judge_down_payload_packet_header),
        .up_payload_packet_header_bytes         (judge_down_payload_packet_header_bytes),
        .up_payload_packet_aad_bytes            (judge_down_payload_packet_aad_bytes),
        .up_valid                               (judge_down_valid),
        .up_ready                               (resolve_up_ready),
        .down_payload_needed                    (resolve_down_payload_needed),
        .down_payload_place_slot                (resolve_down_payload_place_slot),
        .down_payload_place_iv_mask             (resolve_down_payload_place_iv_mask),
        .down_payload_way_parked                (resolve_down_payload_way_parked),
        .down_payload_way_parks                 (resolve_down_payload_way_parks),
        .down_payload_way_beats                 (resolve_down_payload_way_beats),
        .down_payload_packet_judgement          (resolve_down_payload_packet_judgement),
        .down_payload_packet_index              (resolve_down_payload_packet_index),
        .down_payload_packet_sdi                (resolve_down_payload_packet_sdi),
        .down_payload_packet_around_ipv6        (resolve_down_payload_packet_around_ipv6),
        .down_payload_packet_around_source      (resolve_down_payload_packet_around_source),
        .down_payload_packet_around_destination (resolve_down_payload_packet_around_destination),
        .down_payload_packet_around_udp         (resolve_down_payload_packet_around_udp),
        .down_payload_packet_around_between     (resolve_down_payload_packet_around_between),
        .down_payload_packet_around_bytes       (resolve_down_payload_packet_around_bytes),
        .down_payload_packet_tag                (resolve_down_payload_packet_tag),
        .down_payload_packet_skipped_bytes      (resolve_down_payload_packet_skipped_bytes),
        .down_payload_packet_opened_bytes       (resolve_down_payload_packet_opened_bytes),
        .down_payload_packet_iv                 (resolve_down_payload_packet_iv),
        .down_payload_packet_header             (resolve_down_payload_packet_header),
        .down_payload_packet_header_bytes       (resolve_down_payload_packet_header_bytes),
        .down_payload_packet_aad_bytes          (resolve_down_payload_packet_aad_bytes),
        .down_valid                             (resolve_down_valid),
        .down_ready                             (orders_up_ready),
        .keys_payload_number                    (resolve_keys_payload_number),
        .keys_payload_key                       (resolve_keys_payload_key),
        .keys_valid                             (resolve_keys_valid),
        .keys_ready                             (engine_keys_ready)
    );

    broadcast_w951_n4 orders (
        .clk                                      (clk),
        .rst                                      (rst),
        .up_payload_needed                        (resolve_down_payload_needed),
        .up_payload_place_slot                    (resolve_down_payload_place_slot),
        .up_payload_place_iv_mask                 (resolve_down_payload_place_iv_mask),
        .up_payload_way_parked                    (resolve_down_payload_way_parked),
        .up_payload_way_parks                     (resolve_down_payload_way_parks),
        .up_payload_way_beats                     (resolve_down_payload_way_beats),
        .up_payload_packet_judgement              (resolve_down_payload_packet_judgement),
        .up_payload_packet_index                  (resolve_down_payload_packet_index),
        .up_payload_packet_sdi                    (resolve_down_payload_packet_sdi),
        .up_payload_packet_around_ipv6            (resolve_down_payload_packet_around_ipv6),
        .up_payload_packet_around_source          (resolve_down_payload_packet_around_source),
        .up_payload_packet_around_destination     (resolve_down_payload_packet_around_destination),
        .up_payload_packet_around_udp             (resolve_down_payload_packet_around_udp),
        .up_payload_packet_around_between         (resolve_down_payload_packet_around_between),
        .up_payload_packet_around_bytes           (resolve_down_payload_packet_around_bytes),
        .up_payload_packet_tag                    (resolve_down_payload_packet_tag),
        .up_payload_packet_skipped_bytes          (resolve_down_payload_packet_skipped_bytes),
        .up_payload_packet_opened_bytes           (resolve_down_payload_packet_opened_bytes),
        .up_payload_packet_iv                     (resolve_down_payload_packet_iv),
        .up_payload_packet_header                 (resolve_down_payload_packet_header),
        .up_payload_packet_header_bytes           (resolve_down_payload_packet_header_bytes),
        .up_payload_packet_aad_bytes              (resolve_down_payload_packet_aad_bytes),
        .up_valid                                 (resolve_down_valid),
        .up_ready                                 (orders_up_ready),
        .down_0_payload_needed                    (orders_down_0_payload_needed),
        .down_0_payload_place_slot                (orders_down_0_payload_place_slot),
        .down_0_payload_place_iv_mask             (orders_down_0_payload_place_iv_mask),
        .down_0_payload_way_parked                (orders_down_0_payload_way_parked),
        .down_0_payload_way_parks                 (orders_down_0_payload_way_parks),
        .down_0_payload_way_beats                 (orders_down_0_payload_way_beats),
        .down_0_payload_packet_judgement          (orders_down_0_payload_packet_judgement),
        .down_0_payload_packet_index              (orders_down_0_payload_packet_index),
        .down_0_payload_packet_sdi                (orders_down_0_payload_packet_sdi),
        .down_0_payload_packet_around_ipv6        (orders_down_0_payload_packet_around_ipv6),
        .down_0_payload_packet_around_source      (orders_down_0_payload_packet_around_source),
        .down_0_payload_packet_around_destination (orders_down_0_payload_packet_around_destination),
        .down_0_payload_packet_around_udp         (orders_down_0_payload_packet_around_udp),
        .down_0_payload_packet_around_between     (orders_down_0_payload_packet_around_between),
        .down_0_payload_packet_around_bytes       (orders_down_0_payload_packet_around_bytes),
        .down_0_payload_packet_tag                (orders_down_0_payload_packet_tag),
        .down_0_payload_packet_skipped_bytes      (orders_down_0_payload_packet_skipped_bytes),
        .down_0_payload_packet_opened_bytes       (orders_down_0_payload_packet_opened_bytes),
        .down_0_payload_packet_iv                 (orders_down_0_payload_packet_iv),
        .down_0_payload_packet_header             (orders_down_0_payload_packet_header),
        .down_0_payload_packet_header_bytes       (orders_down_0_payload_packet_header_bytes),
        .down_0_payload_packet_aad_bytes          (orders_down_0_payload_packet_aad_bytes),
        .down_0_valid                             (orders_down_0_valid),
        .down_0_ready                             (asides_up_ready),
        .down_1_payload_needed                    (orders_down_1_payload_needed),
        .down_1_payload_place_slot                (orders_down_1_payload_place_slot),
        .down_1_payload_place_iv_mask             (orders_down_1_payload_place_iv_mask),
        .down_1_payload_way_parked                (orders_down_1_payload_way_parked),
        .down_1_payload_way_parks                 (orders_down_1_payload_way_parks),
        .down_1_payload_way_beats                 (orders_down_1_payload_way_beats),
        .down_1_payload_packet_judgement          (orders_down_1_payload_packet_judgement),
        .down_1_payload_packet_index              (orders_down_1_payload_packet_index),
        .down_1_payload_packet_sdi                (orders_down_1_payload_packet_sdi),
        .down_1_payload_packet_around_ipv6        (orders_down_1_payload_packet_around_ipv6),
        .down_1_payload_packet_around_source      (orders_down_1_payload_packet_around_source),
        .down_1_payload_packet_around_destination (orders_down_1_payload_packet_around_destination),
        .down_1_payload_packet_around_udp         (orders_down_1_payload_packet_around_udp),
        .down_1_payload_packet_around_between     (orders_down_1_payload_packet_around_between),
        .down_1_payload_packet_around_bytes       (orders_down_1_payload_packet_around_bytes),
        .down_1_payload_packet_tag                (orders_down_1_payload_packet_tag),
        .down_1_payload_packet_skipped_bytes      (orders_down_1_payload_packet_skipped_bytes),
        .down_1_payload_packet_opened_bytes       (orders_down_1_payload_packet_opened_bytes),
        .down_1_payload_packet_iv                 (orders_down_1_payload_packet_iv),
        .down_1_payload_packet_header             (orders_down_1_payload_packet_header),
        .down_1_payload_packet_header_bytes       (orders_down_1_payload_packet_header_bytes),
        .down_1_payload_packet_aad_bytes          (orders_down_1_payload_packet_aad_bytes),
        .down_1_valid                             (orders_down_1_valid),
        .down_1_ready                             (frames_up_ready || orders_down_1_ready_term),
        .down_2_payload_needed                    (orders_down_2_payload_needed),
        .down_2_payload_place_slot                (orders_down_2_payload_place_slot),
        .down_2_payload_place_iv_mask             (orders_down_2_payload_place_iv_mask),
        .down_2_payload_way_parked                (orders_down_2_payload_way_parked),
        .down_2_payload_way_parks                 (orders_down_2_payload_way_parks),
        .down_2_payload_way_beats                 (orders_down_2_payload_way_beats),
        .down_2_payload_packet_judgement          (orders_down_2_payload_packet_judgement),
        .down_2_payload_packet_index              (orders_down_2_payload_packet_index),
        .down_2_payload_packet_sdi                (orders_down_2_payload_packet_sdi),
        .down_2_payload_packet_around_ipv6        (orders_down_2_payload_packet_around_ipv6),
        .down_2_payload_packet_around_source      (orders_down_2_payload_packet_around_source),
        .down_2_payload_packet_around_destination (orders_down_2_payload_packet_around_destination),
        .down_2_payload_packet_around_udp         (orders_down_2_payload_packet_around_udp),
        .down_2_payload_packet_around_between     (orders_down_2_payload_packet_around_between),
        .down_2_payload_packet_around_bytes       (orders_down_2_payload_packet_around_bytes),
        .down_2_payload_packet_tag                (orders_down_2_payload_packet_tag),
        .down_2_payload_packet_skipped_bytes      (orders_down_2_payload_packet_skipped_bytes),
        .down_2_payload_packet_opened_bytes       (orders_down_2_payload_packet_opened_bytes),
        .down_2_payload_packet_iv                 (orders_down_2_payload_packet_iv),
        .down_2_payload_packet_header             (orders_down_2_payload_packet_header),
        .down_2_payload_packet_header_bytes       (orders_down_2_payload_packet_header_bytes),
        .down_2_payload_packet_aad_bytes          (orders_down_2_payload_packet_aad_bytes),
        .down_2_valid                             (orders_down_2_valid),
        .down_2_ready                             (descriptor_ready),
        .down_3_payload_needed                    (orders_down_3_payload_needed),
        .down_3_payload_place_slot                (orders_down_3_payload_place_slot),
        .down_3_payload_place_iv_mask             (orders_down_3_payload_place_iv_mask),
        .down_3_payload_way_parked                (orders_down_3_payload_way_parked),
        .down_3_payload_way_parks                 (orders_down_3_payload_way_parks),
        .down_3_payload_way_beats                 (orders_down_3_payload_way_beats),
        .down_3_payload_packet_judgement          (orders_down_3_payload_packet_judgement),
        .down_3_payload_packet_index              (orders_down_3_payload_packet_index),
        .down_3_payload_packet_sdi                (orders_down_3_payload_packet_sdi),
        .down_3_payload_packet_around_ipv6        (orders_down_3_payload_packet_around_ipv6),
        .down_3_payload_packet_around_source      (orders_down_3_payload_packet_around_source),
        .down_3_payload_packet_around_destination (orders_down_3_payload_packet_around_destination),
        .down_3_payload_packet_around_udp         (orders_down_3_payload_packet_around_udp),
        .down_3_payload_packet_around_between     (orders_down_3_payload_packet_around_between),
        .down_3_payload_packet_around_bytes       (orders_down_3_payload_packet_around_bytes),
        .down_3_payload_packet_tag                (orders_down_3_payload_packet_tag),
        .down_3_payload_packet_skipped_bytes      (orders_down_3_payload_packet_skipped_bytes),
        .down_3_payload_packet_opened_bytes       (orders_down_3_payload_packet_opened_bytes),
        .down_3_payload_packet_iv                 (orders_down_3_payload_packet_iv),
        .down_3_payload_packet_header             (orders_down_3_payload_packet_header),
        .down_3_payload_packet_header_bytes       (orders_down_3_payload_packet_header_bytes),
        .down_3_payload_packet_aad_bytes          (orders_down_3_payload_packet_aad_bytes),
        .down_3_valid                             (orders_down_3_valid),
        .down_3_ready                             (queue_up_ready || orders_down_3_payload_way_parks)
    );

    fifo_w15_d4 asides (
        .clk                     (clk),
        .rst                     (rst),
        .up_payload_plain        (orders_down_0_payload_packet_judgement == QUEUE_DOWN_PAYLOAD_JUDGEMENT_PLAIN),
        .up_payload_way_parked   (orders_down_0_payload_way_parked),
        .up_payload_way_parks    (orders_down_0_payload_way_parks),
        .up_payload_way_beats    (orders_down_0_payload_way_beats),
        .up_valid                (orders_down_0_valid),
        .up_ready                (asides_up_ready),
        .down_payload_plain      (asides_down_payload_plain),
        .down_payload_way_parked (asides_down_payload_way_parked),
        .down_payload_way_parks  (asides_down_payload_way_parks),
        .down_payload_way_beats  (asides_down_payload_way_beats),
        .down_valid              (asides_down_valid),
        .down_ready              (route_way_ready)
    );

    fifo_w145_d32 bodies (
        .clk               (clk),
        .rst               (rst),
        .up_payload_data   (arrivals_bodies_payload_data),
        .up_payload_keep   (arrivals_bodies_payload_keep),
        .up_payload_last   (arrivals_bodies_payload_last),
        .up_valid          (arrivals_bodies_valid),
        .up_ready          (bodies_up_ready),
        .down_payload_data (bodies_down_payload_data),
        .down_payload_keep (bodies_down_payload_keep),
        .down_payload_last (bodies_down_payload_last),
        .down_valid        (bodies_down_valid),
        .down_ready        (route_up_ready)
    );

    tss_body_route_b2048 route (
        .clk                    (clk),
        .rst                    (rst),
        .way_payload_plain      (asides_down_payload_plain),
        .way_payload_way_parked (asides_down_payload_way_parked),
        .way_payload_way_parks  (asides_down_payload_way_parks),
        .way_payload_way_beats  (asides_down_payload_way_beats),
        .way_valid              (asides_down_valid),
        .way_ready              (route_way_ready),
        .up_payload_data        (bodies_down_payload_data),
        .up_payload_keep        (bodies_down_payload_keep),
        .up_payload_last        (bodies_down_payload_last),
        .up_valid               (bodies_down_valid),
        .up_ready               (route_up_ready),
        .parked_payload_data    (parked_payload_data),
        .parked_payload_keep    (parked_payload_keep),
        .parked_payload_last    (parked_payload_last),
        .parked_valid           (parked_valid),
        .parked_ready           (route_parked_ready),
        .park_payload_data      (route_park_payload_data),
        .park_payload_keep      (route_park_payload_keep),
        .park_payload_last      (route_park_payload_last),
        .park_valid             (route_park_valid),
        .park_ready             (parking_up_ready),
        .plain_payload_data     (route_plain_payload_data),
        .plain_payload_keep     (route_plain_payload_keep),
        .plain_payload_last     (route_plain_payload_last),
        .plain_valid            (route_plain_valid),
        .plain_ready            (plain_ready),
        .down_payload_data      (route_down_payload_data),
        .down_payload_keep      (route_down_payload_keep),
        .down_payload_last      (route_down_payload_last),
        .down_valid             (route_down_valid),
        .down_ready             (insert_up_ready)
    );

    block_fifo_w145_d2048 parking (
        .clk               (clk),
        .rst               (rst),
        .up_payload_data   (route_park_payload_data),
        .up_payload_keep   (route_park_payload_keep),
        .up_payload_last   (route_park_payload_last),
        .up_valid          (route_park_valid),
        .up_ready          (parking_up_ready),
        .down_payload_data (parking_down_payload_data),
        .down_payload_keep (parking_down_payload_keep),
        .down_payload_last (parking_down_payload_last),
        .down_valid        (parking_down_valid),
        .down_ready        (route_parked_ready)
    );

    fifo_w341_d4 frames (
        .clk                  (clk),
        .rst                  (rst),
        .up_payload_header    ({
        orders_down_1_payload_packet_header[7:0],
        orders_down_1_payload_packet_header[15:8],
        orders_down_1_payload_packet_header[23:16],
        orders_down_1_payload_packet_header[31:24],
        orders_down_1_payload_packet_header[39:32],
        orders_down_1_payload_packet_header[47:40],
        orders_down_1_payload_packet_header[55:48],
        orders_down_1_payload_packet_header[63:56],
        orders_down_1_payload_packet_header[71:64],
        orders_down_1_payload_packet_header[79:72],
        orders_down_1_payload_packet_header[87:80],
        orders_down_1_payload_packet_header[95:88],
        orders_down_1_payload_packet_header[103:96],
        orders_down_1_payload_packet_header[111:104],
        orders_down_1_payload_packet_header[119:112],
        orders_down_1_payload_packet_header[127:120],
        orders_down_1_payload_packet_header[135:128],
        orders_down_1_payload_packet_header[143:136],
        orders_down_1_payload_packet_header[151:144],
        orders_down_1_payload_packet_header[159:152],
        orders_down_1_payload_packet_header[167:160],
        orders_down_1_payload_packet_header[175:168],
        orders_down_1_payload_packet_header[183:176],
        orders_down_1_payload_packet_header[191:184],
        orders_down_1_payload_packet_header[199:192],
        orders_down_1_payload_packet_header[207:200],
        orders_down_1_payload_packet_header[215:208],
        orders_down_1_payload_packet_header[223:216],
        orders_down_1_payload_packet_header[231:224],
        orders_down_1_payload_packet_header[239:232],
        orders_down_1_payload_packet_header[247:240],
        orders_down_1_payload_packet_header[255:248],
        orders_down_1_payload_packet_header[263:256],
        orders_down_1_payload_packet_header[271:264],
        orders_down_1_payload_packet_header[279:272],
        orders_down_1_payload_packet_header[287:280],
        orders_down_1_payload_packet_header[295:288],
        orders_down_1_payload_packet_header[303:296],
        orders_down_1_payload_packet_header[311:304],
        orders_down_1_payload_packet_header[319:312]
    }),
        .up_payload_length    (orders_down_1_payload_packet_header_bytes),
        .up_payload_payload   (orders_down_1_payload_packet_around_bytes),
        .up_payload_send      (orders_down_1_payload_needed),
        .up_valid             (orders_down_1_valid && !orders_down_1_ready_term),
        .up_ready             (frames_up_ready),
        .down_payload_header  (frames_down_payload_header),
        .down_payload_length  (frames_down_payload_length),
        .down_payload_payload (frames_down_payload_payload),
        .down_payload_send    (frames_down_payload_send),
        .down_valid           (frames_down_valid),
        .down_ready           (insert_frame_ready)
    );

    header_insert_b16_h40_p14_r1_u0 insert (
        .clk                   (clk),
        .rst                   (rst),
        .frame_payload_header  (frames_down_payload_header),
        .frame_payload_length  (frames_down_payload_length),
        .frame_payload_payload (frames_down_payload_payload),
        .frame_payload_room    (1'b0),
        .frame_payload_send    (frames_down_payload_send),
        .frame_valid           (frames_down_valid),
        .frame_ready           (insert_frame_ready),
        .up_payload_data       (route_down_payload_data),
        .up_payload_keep       (route_down_payload_keep),
        .up_payload_last       (route_down_payload_last),
        .up_valid              (route_down_valid),
        .up_ready              (insert_up_ready),
        .down_payload_data     (insert_down_payload_data),
        .down_payload_keep     (insert_down_payload_keep),
        .down_payload_last     (insert_down_payload_last),
        .down_payload_wrong    (insert_down_payload_wrong),
        .down_valid            (insert_down_valid),
        .down_ready            (framed_up_ready)
    );

    fifo_w133_d4 descriptors (
        .clk                       (clk),
        .rst                       (rst),
        .up_payload_key            (orders_down_2_payload_place_slot),
        .up_payload_iv             (orders_down_2_payload_packet_iv ^ orders_down_2_payload_place_iv_mask),
        .up_payload_seal           (1'b0),
        .up_payload_aad_bytes      (orders_down_2_payload_packet_aad_bytes),
        .up_payload_crypt_offset   (orders_down_2_payload_packet_aad_bytes),
        .up_valid                  (orders_down_2_valid && orders_down_2_payload_needed),
        .up_ready                  (descriptors_up_ready),
        .down_payload_key          (descriptors_down_payload_key),
        .down_payload_iv           (descriptors_down_payload_iv),
        .down_payload_seal         (descriptors_down_payload_seal),
        .down_payload_aad_bytes    (descriptors_down_payload_aad_bytes),
        .down_payload_crypt_offset (descriptors_down_payload_crypt_offset),
        .down_valid                (descriptors_down_valid),
        .down_ready                (described_up_ready)
    );

    forward_slice_w133 described (
        .clk                       (clk),
        .rst                       (rst),
        .up_payload_key            (descriptors_down_payload_key),
        .up_payload_iv             (descriptors_down_payload_iv),
        .up_payload_seal           (descriptors_down_payload_seal),
        .up_payload_aad_bytes      (descriptors_down_payload_aad_bytes),
        .up_payload_crypt_offset   (descriptors_down_payload_crypt_offset),
        .up_valid                  (descriptors_down_valid),
        .up_ready                  (described_up_ready),
        .down_payload_key          (described_down_payload_key),
        .down_payload_iv           (described_down_payload_iv),
        .down_payload_seal         (described_down_payload_seal),
        .down_payload_aad_bytes    (described_down_payload_aad_bytes),
        .down_payload_crypt_offset (described_down_payload_crypt_offset),
        .down_valid                (described_down_valid),
        .down_ready                (engine_descriptor_ready)
    );

    backward_slice_w145 framed (
        .clk               (clk),
        .rst               (rst),
        .up_payload_data   (insert_down_payload_data),
        .up_payload_keep   (insert_down_payload_keep),
        .up_payload_last   (insert_down_payload_last),
        .up_valid          (insert_down_valid),
        .up_ready          (framed_up_ready),
        .down_payload_data (framed_down_payload_data),
        .down_payload_keep (framed_down_payload_keep),
        .down_payload_last (framed_down_payload_last),
        .down_valid        (framed_down_valid),
        .down_ready        (engine_packets_ready)
    );

    tss_gcm_l1_cut engine (
        .clk                             (clk),
        .rst                             (rst),
        .erase_enable                    (resolve_erase_enable),
        .erase_number                    (resolve_erase_number),
        .installed                       (engine_installed),
        .installed_number                (engine_installed_number),
        .refused                         (engine_refused),
        .keys_payload_number             (resolve_keys_payload_number),
        .keys_payload_key                (resolve_keys_payload_key),
        .keys_valid                      (resolve_keys_valid),
        .keys_ready                      (engine_keys_ready),
        .descriptor_payload_key          (described_down_payload_key),
        .descriptor_payload_iv           (described_down_payload_iv),
        .descriptor_payload_seal         (described_down_payload_seal),
        .descriptor_payload_aad_bytes    (described_down_payload_aad_bytes),
        .descriptor_payload_crypt_offset (described_down_payload_crypt_offset),
        .descriptor_valid                (described_down_valid),
        .descriptor_ready                (engine_descriptor_ready),
        .packets_payload_data            (framed_down_payload_data),
        .packets_payload_keep            (framed_down_payload_keep),
        .packets_payload_last            (framed_down_payload_last),
        .packets_valid                   (framed_down_valid),
        .packets_ready                   (engine_packets_ready),
        .down_payload_data               (engine_down_payload_data),
        .down_payload_keep               (engine_down_payload_keep),
        .down_payload_last               (engine_down_payload_last),
        .down_payload_ok                 (engine_down_payload_ok),
        .down_valid                      (engine_down_valid),
        .down_ready                      (leaving_up_ready)
    );

    backward_slice_w146 leaving (
        .clk               (clk),
        .rst               (rst),
        .up_payload_data   (engine_down_payload_data),
        .up_payload_keep   (engine_down_payload_keep),
        .up_payload_last   (engine_down_payload_last),
        .up_payload_ok     (engine_down_payload_ok),
        .up_valid          (engine_down_valid),
        .up_ready          (leaving_up_ready),
        .down_payload_data (leaving_down_payload_data),
        .down_payload_keep (leaving_down_payload_keep),
        .down_payload_last (leaving_down_payload_last),
        .down_payload_ok   (leaving_down_payload_ok),
        .down_valid        (leaving_down_valid),
        .down_ready        (cut_up_ready && passes)
    );

    fifo_w396_d32 queue (
        .clk                             (clk),
        .rst                             (rst),
        .up_payload_judgement            (orders_down_3_payload_packet_judgement),
        .up_payload_index                (orders_down_3_payload_packet_index),
        .up_payload_sdi                  (orders_down_3_payload_packet_sdi),
        .up_payload_around_ipv6          (orders_down_3_payload_packet_around_ipv6),
        .up_payload_around_source        (orders_down_3_payload_packet_around_source),
        .up_payload_around_destination   (orders_down_3_payload_packet_around_destination),
        .up_payload_around_udp           (orders_down_3_payload_packet_around_udp),
        .up_payload_around_between       (orders_down_3_payload_packet_around_between),
        .up_payload_around_bytes         (orders_down_3_payload_packet_around_bytes),
        .up_payload_tag                  (orders_down_3_payload_packet_tag),
        .up_payload_skipped_bytes        (orders_down_3_payload_packet_skipped_bytes),
        .up_payload_opened_bytes         (orders_down_3_payload_packet_opened_bytes),
        .up_valid                        (orders_down_3_valid && !orders_down_3_payload_way_parks),
        .up_ready                        (queue_up_ready),
        .down_payload_judgement          (queue_down_payload_judgement),
        .down_payload_index              (queue_down_payload_index),
        .down_payload_sdi                (queue_down_payload_sdi),
        .down_payload_around_ipv6        (queue_down_payload_around_ipv6),
        .down_payload_around_source      (queue_down_payload_around_source),
        .down_payload_around_destination (queue_down_payload_around_destination),
        .down_payload_around_udp         (queue_down_payload_around_udp),
        .down_payload_around_between     (queue_down_payload_around_between),
        .down_payload_around_bytes       (queue_down_payload_around_bytes),
        .down_payload_tag                (queue_down_payload_tag),
        .down_payload_skipped_bytes      (queue_down_payload_skipped_bytes),
        .down_payload_opened_bytes       (queue_down_payload_opened_bytes),
        .down_valid                      (queue_down_valid),
        .down_ready                      (waiting_up_ready)
    );

    forward_slice_w396 waiting (
        .clk                             (clk),
        .rst                             (rst),
        .up_payload_judgement            (queue_down_payload_judgement),
        .up_payload_index                (queue_down_payload_index),
        .up_payload_sdi                  (queue_down_payload_sdi),
        .up_payload_around_ipv6          (queue_down_payload_around_ipv6),
        .up_payload_around_source        (queue_down_payload_around_source),
        .up_payload_around_destination   (queue_down_payload_around_destination),
        .up_payload_around_udp           (queue_down_payload_around_udp),
        .up_payload_around_between       (queue_down_payload_around_between),
        .up_payload_around_bytes         (queue_down_payload_around_bytes),
        .up_payload_tag                  (queue_down_payload_tag),
        .up_payload_skipped_bytes        (queue_down_payload_skipped_bytes),
        .up_payload_opened_bytes         (queue_down_payload_opened_bytes),
        .up_valid                        (queue_down_valid),
        .up_ready                        (waiting_up_ready),
        .down_payload_judgement          (waiting_down_payload_judgement),
        .down_payload_index              (waiting_down_payload_index),
        .down_payload_sdi                (waiting_down_payload_sdi),
        .down_payload_around_ipv6        (waiting_down_payload_around_ipv6),
        .down_payload_around_source      (waiting_down_payload_around_source),
        .down_payload_around_destination (waiting_down_payload_around_destination),
        .down_payload_around_udp         (waiting_down_payload_around_udp),
        .down_payload_around_between     (waiting_down_payload_around_between),
        .down_payload_around_bytes       (waiting_down_payload_around_bytes),
        .down_payload_tag                (waiting_down_payload_tag),
        .down_payload_skipped_bytes      (waiting_down_payload_skipped_bytes),
        .down_payload_opened_bytes       (waiting_down_payload_opened_bytes),
        .down_valid                      (waiting_down_valid),
        .down_ready                      (ends || (others && told_verdict_ready))
    );

    tss_auth_failures_n16 failure_counts (
        .clk                   (clk),
        .rst                   (rst),
        .window                (failure_window),
        .latched               (failure_counts_latched),
        .warned                (failure_counts_warned),
        .busy                  (failure_counts_busy),
        .upset                 (failure_counts_upset),
        .failed_payload        (failed_index),
        .failed_valid          (failed),
        .failed_ready          (failure_counts_failed_ready),
        .write_payload_index   (failures_payload_index),
        .write_payload_kind    (failures_payload_kind),
        .write_payload_limit   (failures_payload_limit),
        .write_payload_warning (failures_payload_warning),
        .write_valid           (failures_valid),
        .write_ready           (failure_counts_write_ready)
    );

    packet_cut_b16_s6_l14_d16 cut (
        .clk                    (clk),
        .rst                    (rst),
        .up_payload_data        (leaving_down_payload_data),
        .up_payload_keep        (leaving_down_payload_keep),
        .up_payload_last        (leaving_down_payload_last),
        .up_payload_user_skip   (waiting_down_payload_skipped_bytes),
        .up_payload_user_length (waiting_down_payload_opened_bytes),
        .up_valid               (ends_term),
        .up_ready               (cut_up_ready),
        .down_payload_data      (cut_down_payload_data),
        .down_payload_keep      (cut_down_payload_keep),
        .down_payload_last      (cut_down_payload_last),
        .down_valid             (cut_down_valid),
        .down_ready             (verified_up_ready)
    );

    fifo_w2_d16 pieces (
        .clk                   (clk),
        .rst                   (rst),
        .up_payload_accepted   (piece_payload_accepted),
        .up_payload_dropped    (piece_payload_dropped),
        .up_valid              (piece_valid),
        .up_ready              (pieces_up_ready),
        .down_payload_accepted (pieces_down_payload_accepted),
        .down_payload_dropped  (pieces_down_payload_dropped),
        .down_valid            (pieces_down_valid),
        .down_ready            (piece_taken)
    );

    packet_fifo_wait_w145_d1024 verified (
        .clk               (clk),
        .rst               (rst),
        .drop              (cut_down_payload_last && !let_out),
        .beats             (verified_beats),
        .packets           (verified_packets),
        .overflow          (verified_overflow),
        .up_payload_data   (cut_down_payload_data),
        .up_payload_keep   (cut_down_payload_keep),
        .up_payload_last   (cut_down_payload_last),
        .up_valid          (cut_down_valid),
        .up_ready          (verified_up_ready),
        .down_payload_data (verified_down_payload_data),
        .down_payload_keep (verified_down_payload_keep),
        .down_payload_last (verified_down_payload_last),
        .down_valid        (verified_down_valid),
        .down_ready        (down_ready)
    );

    fifo_w372_d4 verdicts (
        .clk                             (clk),
        .rst                             (rst),
        .up_payload_verdict              (told_verdict_payload_verdict),
        .up_payload_sdi                  (told_verdict_payload_sdi),
        .up_payload_around_ipv6          (told_verdict_payload_around_ipv6),
        .up_payload_around_source        (told_verdict_payload_around_source),
        .up_payload_around_destination   (told_verdict_payload_around_destination),
        .up_payload_around_udp           (told_verdict_payload_around_udp),
        .up_payload_around_between       (told_verdict_payload_around_between),
        .up_payload_around_bytes         (told_verdict_payload_around_bytes),
        .up_payload_tag                  (told_verdict_payload_tag),
        .up_valid                        (told_verdict_valid),
        .up_ready                        (verdicts_up_ready),
        .down_payload_verdict            (verdicts_down_payload_verdict),
        .down_payload_sdi                (verdicts_down_payload_sdi),
        .down_payload_around_ipv6        (verdicts_down_payload_around_ipv6),
        .down_payload_around_source      (verdicts_down_payload_around_source),
        .down_payload_around_destination (verdicts_down_payload_around_destination),
        .down_payload_around_udp         (verdicts_down_payload_around_udp),
        .down_payload_around_between     (verdicts_down_payload_around_between),
        .down_payload_around_bytes       (verdicts_down_payload_around_bytes),
        .down_payload_tag                (verdicts_down_payload_tag),
        .down_valid                      (verdicts_down_valid),
        .down_ready                      (verdict_ready)
    );

    always @* begin
        told = TOLD_INVALID;
        case (waiting_down_payload_judgement)
            QUEUE_DOWN_PAYLOAD_JUDGEMENT_PLAIN: begin
                told = TOLD_PLAIN;
            end
            QUEUE_DOWN_PAYLOAD_JUDGEMENT_HINT: begin
                told = TOLD_HINT;
            end
            QUEUE_DOWN_PAYLOAD_JUDGEMENT_INVALID: begin
                told = TOLD_INVALID;
            end
            QUEUE_DOWN_PAYLOAD_JUDGEMENT_INVALID_SA: begin
                told = TOLD_INVALID_SA;
            end
            QUEUE_DOWN_PAYLOAD_JUDGEMENT_LATCHED: begin
                told = TOLD_LATCHED;
            end
            QUEUE_DOWN_PAYLOAD_JUDGEMENT_LATE: begin
                if (is_latched) begin
                    told = TOLD_LATCHED;
                end else begin
                    told = TOLD_LATE;
                end
            end
            QUEUE_DOWN_PAYLOAD_JUDGEMENT_EARLY: begin
                if (is_latched) begin
                    told = TOLD_LATCHED;
                end else begin
                    told = TOLD_EARLY;
                end
            end
            QUEUE_DOWN_PAYLOAD_JUDGEMENT_UNKEYED: begin
                told = TOLD_UNKEYED;
            end
            QUEUE_DOWN_PAYLOAD_JUDGEMENT_OPEN: begin
                if (is_latched) begin
                    told = TOLD_LATCHED;
                end else if (leaving_down_payload_ok) begin
                    told = TOLD_OPENED;
                end else begin
                    told = TOLD_AUTH_FAIL;
                end
            end
            default: begin end
        endcase
    end

    always @(posedge clk) begin
        if (rst) begin
            failed <= 1'b0;
            upset <= 1'b0;
        end else begin
            if (failure_counts_failed_ready) begin
                failed <= 1'b0;
            end
            if (ends && !leaving_down_payload_ok && !is_latched) begin
                failed <= 1'b1;
            end
            upset <= failure_counts_upset || upset_term;
        end
    end

    always @(posedge clk) begin
        if (!failed) begin
            failed_index <= waiting_down_payload_index;
        end
    end

    assign quiet = find_quiet && judge_quiet && resolve_quiet && !arrivals_down_valid;
    assign missed = resolve_missed;
    assign latched = failure_counts_latched;
    assign warned = failure_counts_warned;
    assign failures_ready = failure_counts_write_ready;
    assign head_ready = arrivals_head_ready && !hold;
    assign body_ready = arrivals_body_ready;
    assign down_payload_data = verified_down_payload_data;
    assign down_payload_keep = verified_down_payload_keep;
    assign down_payload_last = verified_down_payload_last;
    assign down_valid = verified_down_valid;
    assign plain_payload_data = route_plain_payload_data;
    assign plain_payload_keep = route_plain_payload_keep;
    assign plain_payload_last = route_plain_payload_last;
    assign plain_valid = route_plain_valid;
    assign verdict_payload_verdict = verdicts_down_payload_verdict;
    assign verdict_payload_sdi = verdicts_down_payload_sdi;
    assign verdict_payload_around_ipv6 = verdicts_down_payload_around_ipv6;
    assign verdict_payload_around_source = verdicts_down_payload_around_source;
    assign verdict_payload_around_destination = verdicts_down_payload_around_destination;
    assign verdict_payload_around_udp = verdicts_down_payload_around_udp;
    assign verdict_payload_around_between = verdicts_down_payload_around_between;
    assign verdict_payload_around_bytes = verdicts_down_payload_around_bytes;
    assign verdict_payload_tag = verdicts_down_payload_tag;
    assign verdict_valid = verdicts_down_valid;

    wire _unused_ok = &{1'b0, find_keeps, orders_down_0_payload_needed, orders_down_0_payload_place_slot, orders_down_0_payload_place_iv_mask, orders_down_0_payload_packet_index, orders_down_0_payload_packet_sdi, orders_down_0_payload_packet_around_ipv6, orders_down_0_payload_packet_around_source, orders_down_0_payload_packet_around_destination, orders_down_0_payload_packet_around_udp, orders_down_0_payload_packet_around_between, orders_down_0_payload_packet_around_bytes, orders_down_0_payload_packet_tag, orders_down_0_payload_packet_skipped_bytes, orders_down_0_payload_packet_opened_bytes, orders_down_0_payload_packet_iv, orders_down_0_payload_packet_header, orders_down_0_payload_packet_header_bytes, orders_down_0_payload_packet_aad_bytes, orders_down_1_payload_place_slot, orders_down_1_payload_place_iv_mask, orders_down_1_payload_way_parked, orders_down_1_payload_way_beats, orders_down_1_payload_packet_index, orders_down_1_payload_packet_sdi, orders_down_1_payload_packet_around_ipv6, orders_down_1_payload_packet_around_source, orders_down_1_payload_packet_around_destination, orders_down_1_payload_packet_around_udp, orders_down_1_payload_packet_around_between, orders_down_1_payload_packet_tag, orders_down_1_payload_packet_skipped_bytes, orders_down_1_payload_packet_opened_bytes, orders_down_1_payload_packet_iv, orders_down_1_payload_packet_aad_bytes, orders_down_2_payload_way_parked, orders_down_2_payload_way_parks, orders_down_2_payload_way_beats, orders_down_2_payload_packet_judgement, orders_down_2_payload_packet_index, orders_down_2_payload_packet_sdi, orders_down_2_payload_packet_around_ipv6, orders_down_2_payload_packet_around_source, orders_down_2_payload_packet_around_destination, orders_down_2_payload_packet_around_udp, orders_down_2_payload_packet_around_between, orders_down_2_payload_packet_around_bytes, orders_down_2_payload_packet_tag, orders_down_2_payload_packet_skipped_bytes, orders_down_2_payload_packet_opened_bytes, orders_down_2_payload_packet_header, orders_down_2_payload_packet_header_bytes, orders_down_3_payload_needed, orders_down_3_payload_place_slot, orders_down_3_payload_place_iv_mask, orders_down_3_payload_way_parked, orders_down_3_payload_way_beats, orders_down_3_payload_packet_iv, orders_down_3_payload_packet_header, orders_down_3_payload_packet_header_bytes, orders_down_3_payload_packet_aad_bytes, insert_down_payload_wrong, engine_installed_number, engine_refused, pieces_down_valid, verified_beats, verified_packets, verified_overflow, is_latched_shr[15:1]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) piece_is_judged: assert (!(cut_down_valid && cut_down_payload_last) || pieces_down_valid);
`endif

endmodule

`default_nettype wire
