// Parses UET packets in beats of 64 bytes: headers, payload, verdict.
`default_nettype none

module uet_parser_b64_crc_little_marked (
    input  wire         clk,
    input  wire         rst,
    output reg   [31:0] counts_uet,
    output reg   [31:0] counts_other,
    output reg   [31:0] counts_short,
    output reg   [31:0] counts_unknown_type,
    output reg   [31:0] counts_unknown_next_header,
    output reg   [31:0] counts_bad_length,
    output reg   [31:0] counts_bad_version,
    output reg   [31:0] counts_unsupported,
    output reg   [31:0] counts_fragment,
    output reg   [31:0] counts_bad_checksum,
    output reg   [31:0] counts_bad_crc,
    output reg   [31:0] counts_bad_fcs,
    output reg   [31:0] counts_reserved_bits,
    output reg   [31:0] counts_wrong_next_header,
    output reg   [31:0] counts_unknown_control_type,
    output reg   [31:0] counts_unknown_ack_request,
    input  wire [511:0] up_payload_data,
    input  wire  [63:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire         up_payload_user_bad,
    input  wire         up_valid,
    output wire         up_ready,
    output wire  [47:0] headers_payload_ethernet_destination,
    output wire  [47:0] headers_payload_ethernet_source,
    output wire  [15:0] headers_payload_ethernet_ethertype,
    output wire   [1:0] headers_payload_tags,
    output wire   [2:0] headers_payload_outer_tag_pcp,
    output wire         headers_payload_outer_tag_dei,
    output wire  [11:0] headers_payload_outer_tag_vid,
    output wire  [15:0] headers_payload_outer_tag_ethertype,
    output wire   [2:0] headers_payload_inner_tag_pcp,
    output wire         headers_payload_inner_tag_dei,
    output wire  [11:0] headers_payload_inner_tag_vid,
    output wire  [15:0] headers_payload_inner_tag_ethertype,
    output wire   [1:0] headers_payload_ip,
    output wire [319:0] headers_payload_ip_header,
    output wire   [1:0] headers_payload_transport,
    output wire  [63:0] headers_payload_transport_header,
    output wire         headers_payload_trimmed,
    output wire   [4:0] headers_payload_pds,
    output wire [319:0] headers_payload_pds_header,
    output wire   [2:0] headers_payload_ses,
    output wire [351:0] headers_payload_ses_header,
    output wire   [2:0] headers_payload_extension,
    output wire [287:0] headers_payload_extension_header,
    output wire  [15:0] headers_payload_payload_length,
    output wire         headers_valid,
    input  wire         headers_ready,
    output wire [511:0] payload_payload_data,
    output wire  [63:0] payload_payload_keep,
    output wire         payload_payload_last,
    output wire   [3:0] payload_payload_verdict,
    output wire         payload_valid,
    input  wire         payload_ready
);

    localparam [3:0] JUDGE_VERDICT_UET                  = 4'd0;
    localparam [3:0] JUDGE_VERDICT_OTHER                = 4'd1;
    localparam [3:0] JUDGE_VERDICT_SHORT                = 4'd2;
    localparam [3:0] JUDGE_VERDICT_UNKNOWN_TYPE         = 4'd3;
    localparam [3:0] JUDGE_VERDICT_UNKNOWN_NEXT_HEADER  = 4'd4;
    localparam [3:0] JUDGE_VERDICT_BAD_LENGTH           = 4'd5;
    localparam [3:0] JUDGE_VERDICT_BAD_VERSION          = 4'd6;
    localparam [3:0] JUDGE_VERDICT_UNSUPPORTED          = 4'd7;
    localparam [3:0] JUDGE_VERDICT_FRAGMENT             = 4'd8;
    localparam [3:0] JUDGE_VERDICT_BAD_CHECKSUM         = 4'd9;
    localparam [3:0] JUDGE_VERDICT_BAD_CRC              = 4'd10;
    localparam [3:0] JUDGE_VERDICT_BAD_FCS              = 4'd11;
    localparam [3:0] JUDGE_VERDICT_RESERVED_BITS        = 4'd12;
    localparam [3:0] JUDGE_VERDICT_WRONG_NEXT_HEADER    = 4'd13;
    localparam [3:0] JUDGE_VERDICT_UNKNOWN_CONTROL_TYPE = 4'd14;
    localparam [3:0] JUDGE_VERDICT_UNKNOWN_ACK_REQUEST  = 4'd15;

    wire          body_up_ready;
    wire  [511:0] body_down_payload_data;
    wire   [63:0] body_down_payload_keep;
    wire          body_down_payload_last;
    wire          body_down_payload_user_bad;
    wire          body_down_valid;
    wire [1519:0] collect_header;
    wire    [8:0] collect_count;
    wire          collect_done;
    wire          collect_completes;
    wire   [47:0] stages_headers_ethernet_destination;
    wire   [47:0] stages_headers_ethernet_source;
    wire   [15:0] stages_headers_ethernet_ethertype;
    wire    [1:0] stages_headers_tags;
    wire    [2:0] stages_headers_outer_tag_pcp;
    wire          stages_headers_outer_tag_dei;
    wire   [11:0] stages_headers_outer_tag_vid;
    wire   [15:0] stages_headers_outer_tag_ethertype;
    wire    [2:0] stages_headers_inner_tag_pcp;
    wire          stages_headers_inner_tag_dei;
    wire   [11:0] stages_headers_inner_tag_vid;
    wire   [15:0] stages_headers_inner_tag_ethertype;
    wire    [1:0] stages_headers_ip;
    wire  [319:0] stages_headers_ip_header;
    wire    [1:0] stages_headers_transport;
    wire   [63:0] stages_headers_transport_header;
    wire          stages_headers_trimmed;
    wire    [4:0] stages_headers_pds;
    wire  [319:0] stages_headers_pds_header;
    wire    [2:0] stages_headers_ses;
    wire  [351:0] stages_headers_ses_header;
    wire    [2:0] stages_headers_extension;
    wire  [287:0] stages_headers_extension_header;
    wire   [15:0] stages_headers_payload_length;
    wire    [3:0] stages_plan_early;
    wire    [3:0] stages_plan_before_crc;
    wire    [3:0] stages_plan_after_crc;
    wire          stages_plan_has_crc;
    wire    [7:0] stages_plan_crc_from;
    wire   [16:0] stages_plan_packet_end;
    wire    [7:0] stages_plan_skip;
    wire   [15:0] stages_plan_length;
    reg           valid_parse_1;
    reg           valid_parse_2;
    reg           valid_parse_3;
    reg           valid_parse_4;
    reg           valid_parse_5;
    reg           valid_parse_6;
    reg           valid_parse_7;
    reg           valid_parse_8;
    reg           valid_parse_9;
    reg           valid_parse_10;
    reg           valid_parse_11;
    reg           valid_out;
    wire          found_ready;
    wire   [47:0] found_down_payload_ethernet_destination;
    wire   [47:0] found_down_payload_ethernet_source;
    wire   [15:0] found_down_payload_ethernet_ethertype;
    wire    [1:0] found_down_payload_tags;
    wire    [2:0] found_down_payload_outer_tag_pcp;
    wire          found_down_payload_outer_tag_dei;
    wire   [11:0] found_down_payload_outer_tag_vid;
    wire   [15:0] found_down_payload_outer_tag_ethertype;
    wire    [2:0] found_down_payload_inner_tag_pcp;
    wire          found_down_payload_inner_tag_dei;
    wire   [11:0] found_down_payload_inner_tag_vid;
    wire   [15:0] found_down_payload_inner_tag_ethertype;
    wire    [1:0] found_down_payload_ip;
    wire  [319:0] found_down_payload_ip_header;
    wire    [1:0] found_down_payload_transport;
    wire   [63:0] found_down_payload_transport_header;
    wire          found_down_payload_trimmed;
    wire    [4:0] found_down_payload_pds;
    wire  [319:0] found_down_payload_pds_header;
    wire    [2:0] found_down_payload_ses;
    wire  [351:0] found_down_payload_ses_header;
    wire    [2:0] found_down_payload_extension;
    wire  [287:0] found_down_payload_extension_header;
    wire   [15:0] found_down_payload_payload_length;
    wire          found_down_valid;
    wire          plans_ready;
    wire    [3:0] plans_down_payload_early;
    wire    [3:0] plans_down_payload_before_crc;
    wire    [3:0] plans_down_payload_after_crc;
    wire          plans_down_payload_has_crc;
    wire    [7:0] plans_down_payload_crc_from;
    wire   [16:0] plans_down_payload_packet_end;
    wire    [7:0] plans_down_payload_skip;
    wire   [15:0] plans_down_payload_length;
    wire          plans_down_valid;
    wire          cut_up_ready;
    wire  [511:0] cut_down_payload_data;
    wire   [63:0] cut_down_payload_keep;
    wire          cut_down_payload_last;
    wire          cut_down_valid;
    wire    [3:0] judge_verdict;
    wire          judge_done;
    wire          verdicts_up_ready;
    wire    [3:0] verdicts_down_payload;
    wire          verdicts_down_valid;

    wire room = body_up_ready && found_ready && plans_ready;
    assign up_ready = room;
    wire take = up_valid && up_ready;
    wire read_term = body_down_valid && plans_down_valid;
    wire read = read_term && cut_up_ready;
    wire offers = cut_down_valid && (verdicts_down_valid || !cut_down_payload_last);
    wire payload_taken = payload_ready && offers;

    fifo_w578_d32 body (
        .clk                   (clk),
        .rst                   (rst),
        .up_payload_data       (up_payload_data),
        .up_payload_keep       (up_payload_keep),
        .up_payload_last       (up_payload_last),
        .up_payload_user_bad   (up_payload_user_bad),
        .up_valid              (take),
        .up_ready              (body_up_ready),
        .down_payload_data     (body_down_payload_data),
        .down_payload_keep     (body_down_payload_keep),
        .down_payload_last     (body_down_payload_last),
        .down_payload_user_bad (body_down_payload_user_bad),
        .down_valid            (body_down_valid),
        .down_ready            (read)
    );

    header_collect_b64_u1_h190 collect (
        .clk           (clk),
        .rst           (rst),
        .beat_data     (up_payload_data),
        .beat_keep     (up_payload_keep),
        .beat_last     (up_payload_last),
        .beat_user_bad (up_payload_user_bad),
        .valid         (take),
        .header        (collect_header),
        .count         (collect_count),
        .done          (collect_done),
        .completes     (collect_completes)
    );

    uet_header_stages_n9 stages (
        .clk                          (clk),
        .bytes                        (collect_header),
        .there                        (collect_count),
        .headers_ethernet_destination (stages_headers_ethernet_destination),
        .headers_ethernet_source      (stages_headers_ethernet_source),
        .headers_ethernet_ethertype   (stages_headers_ethernet_ethertype),
        .headers_tags                 (stages_headers_tags),
        .headers_outer_tag_pcp        (stages_headers_outer_tag_pcp),
        .headers_outer_tag_dei        (stages_headers_outer_tag_dei),
        .headers_outer_tag_vid        (stages_headers_outer_tag_vid),
        .headers_outer_tag_ethertype  (stages_headers_outer_tag_ethertype),
        .headers_inner_tag_pcp        (stages_headers_inner_tag_pcp),
        .headers_inner_tag_dei        (stages_headers_inner_tag_dei),
        .headers_inner_tag_vid        (stages_headers_inner_tag_vid),
        .headers_inner_tag_ethertype  (stages_headers_inner_tag_ethertype),
        .headers_ip                   (stages_headers_ip),
        .headers_ip_header            (stages_headers_ip_header),
        .headers_transport            (stages_headers_transport),
        .headers_transport_header     (stages_headers_transport_header),
        .headers_trimmed              (stages_headers_trimmed),
        .headers_pds                  (stages_headers_pds),
        .headers_pds_header           (stages_headers_pds_header),
        .headers_ses                  (stages_headers_ses),
        .headers_ses_header           (stages_headers_ses_header),
        .headers_extension            (stages_headers_extension),
        .headers_extension_header     (stages_headers_extension_header),
        .headers_payload_length       (stages_headers_payload_length),
        .plan_early                   (stages_plan_early),
        .plan_before_crc              (stages_plan_before_crc),
        .plan_after_crc               (stages_plan_after_crc),
        .plan_has_crc                 (stages_plan_has_crc),
        .plan_crc_from                (stages_plan_crc_from),
        .plan_packet_end              (stages_plan_packet_end),
        .plan_skip                    (stages_plan_skip),
        .plan_length                  (stages_plan_length)
    );

    result_buffer_w1554_d32 found (
        .clk                               (clk),
        .rst                               (rst),
        .issue                             (collect_completes),
        .done                              (valid_out),
        .result_ethernet_destination       (stages_headers_ethernet_destination),
        .result_ethernet_source            (stages_headers_ethernet_source),
        .result_ethernet_ethertype         (stages_headers_ethernet_ethertype),
        .result_tags                       (stages_headers_tags),
        .result_outer_tag_pcp              (stages_headers_outer_tag_pcp),
        .result_outer_tag_dei              (stages_headers_outer_tag_dei),
        .result_outer_tag_vid              (stages_headers_outer_tag_vid),
        .result_outer_tag_ethertype        (stages_headers_outer_tag_ethertype),
        .result_inner_tag_pcp              (stages_headers_inner_tag_pcp),
        .result_inner_tag_dei              (stages_headers_inner_tag_dei),
        .result_inner_tag_vid              (stages_headers_inner_tag_vid),
        .result_inner_tag_ethertype        (stages_headers_inner_tag_ethertype),
        .result_ip                         (stages_headers_ip),
        .result_ip_header                  (stages_headers_ip_header),
        .result_transport                  (stages_headers_transport),
        .result_transport_header           (stages_headers_transport_header),
        .result_trimmed                    (stages_headers_trimmed),
        .result_pds                        (stages_headers_pds),
        .result_pds_header                 (stages_headers_pds_header),
        .result_ses                        (stages_headers_ses),
        .result_ses_header                 (stages_headers_ses_header),
        .result_extension                  (stages_headers_extension),
        .result_extension_header           (stages_headers_extension_header),
        .result_payload_length             (stages_headers_payload_length),
        .ready                             (found_ready),
        .down_payload_ethernet_destination (found_down_payload_ethernet_destination),
        .down_payload_ethernet_source      (found_down_payload_ethernet_source),
        .down_payload_ethernet_ethertype   (found_down_payload_ethernet_ethertype),
        .down_payload_tags                 (found_down_payload_tags),
        .down_payload_outer_tag_pcp        (found_down_payload_outer_tag_pcp),
        .down_payload_outer_tag_dei        (found_down_payload_outer_tag_dei),
        .down_payload_outer_tag_vid        (found_down_payload_outer_tag_vid),
        .down_payload_outer_tag_ethertype  (found_down_payload_outer_tag_ethertype),
        .down_payload_inner_tag_pcp        (found_down_payload_inner_tag_pcp),
        .down_payload_inner_tag_dei        (found_down_payload_inner_tag_dei),
        .down_payload_inner_tag_vid        (found_down_payload_inner_tag_vid),
        .down_payload_inner_tag_ethertype  (found_down_payload_inner_tag_ethertype),
        .down_payload_ip                   (found_down_payload_ip),
        .down_payload_ip_header            (found_down_payload_ip_header),
        .down_payload_transport            (found_down_payload_transport),
        .down_payload_transport_header     (found_down_payload_transport_header),
        .down_payload_trimmed              (found_down_payload_trimmed),
        .down_payload_pds                  (found_down_payload_pds),
        .down_payload_pds_header           (found_down_payload_pds_header),
        .down_payload_ses                  (found_down_payload_ses),
        .down_payload_ses_header           (found_down_payload_ses_header),
        .down_payload_extension            (found_down_payload_extension),
        .down_payload_extension_header     (found_down_payload_extension_header),
        .down_payload_payload_length       (found_down_payload_payload_length),
        .down_valid                        (found_down_valid),
        .down_ready                        (headers_ready)
    );

    result_buffer_w62_d32 plans (
        .clk                     (clk),
        .rst                     (rst),
        .issue                   (collect_completes),
        .done                    (valid_out),
        .result_early            (stages_plan_early),
        .result_before_crc       (stages_plan_before_crc),
        .result_after_crc        (stages_plan_after_crc),
        .result_has_crc          (stages_plan_has_crc),
        .result_crc_from         (stages_plan_crc_from),
        .result_packet_end       (stages_plan_packet_end),
        .result_skip             (stages_plan_skip),
        .result_length           (stages_plan_length),
        .ready                   (plans_ready),
        .down_payload_early      (plans_down_payload_early),
        .down_payload_before_crc (plans_down_payload_before_crc),
        .down_payload_after_crc  (plans_down_payload_after_crc),
        .down_payload_has_crc    (plans_down_payload_has_crc),
        .down_payload_crc_from   (plans_down_payload_crc_from),
        .down_payload_packet_end (plans_down_payload_packet_end),
        .down_payload_skip       (plans_down_payload_skip),
        .down_payload_length     (plans_down_payload_length),
        .down_valid              (plans_down_valid),
        .down_ready              (read && body_down_payload_last)
    );

    packet_cut_b64_s8_l16_d32 cut (
        .clk                    (clk),
        .rst                    (rst),
        .up_payload_data        (body_down_payload_data),
        .up_payload_keep        (body_down_payload_keep),
        .up_payload_last        (body_down_payload_last),
        .up_payload_user_skip   (plans_down_payload_skip),
        .up_payload_user_length (plans_down_payload_length),
        .up_valid               (read_term),
        .up_ready               (cut_up_ready),
        .down_payload_data      (cut_down_payload_data),
        .down_payload_keep      (cut_down_payload_keep),
        .down_payload_last      (cut_down_payload_last),
        .down_valid             (cut_down_valid),
        .down_ready             (payload_taken)
    );

    uet_packet_judge_b64 judge (
        .clk             (clk),
        .rst             (rst),
        .beat_data       (body_down_payload_data),
        .beat_keep       (body_down_payload_keep),
        .beat_last       (body_down_payload_last),
        .beat_user_bad   (body_down_payload_user_bad),
        .valid           (read),
        .plan_early      (plans_down_payload_early),
        .plan_before_crc (plans_down_payload_before_crc),
        .plan_after_crc  (plans_down_payload_after_crc),
        .plan_has_crc    (plans_down_payload_has_crc),
        .plan_crc_from   (plans_down_payload_crc_from),
        .plan_packet_end (plans_down_payload_packet_end),
        .plan_skip       (plans_down_payload_skip),
        .plan_length     (plans_down_payload_length),
        .verdict         (judge_verdict),
        .done            (judge_done)
    );

    fifo_w4_d32 verdicts (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (judge_verdict),
        .up_valid     (judge_done),
        .up_ready     (verdicts_up_ready),
        .down_payload (verdicts_down_payload),
        .down_valid   (verdicts_down_valid),
        .down_ready   (payload_taken && cut_down_payload_last)
    );

    always @(posedge clk) begin
        if (rst) begin
            valid_parse_1 <= 1'b0;
            valid_parse_2 <= 1'b0;
            valid_parse_3 <= 1'b0;
            valid_parse_4 <= 1'b0;
            valid_parse_5 <= 1'b0;
            valid_parse_6 <= 1'b0;
            valid_parse_7 <= 1'b0;
            valid_parse_8 <= 1'b0;
            valid_parse_9 <= 1'b0;
            valid_parse_10 <= 1'b0;
            valid_parse_11 <= 1'b0;
            valid_out <= 1'b0;
            counts_uet <= 32'd0;
            counts_other <= 32'd0;
            counts_short <= 32'd0;
            counts_unknown_type <= 32'd0;
            counts_unknown_next_header <= 32'd0;
            counts_bad_length <= 32'd0;
            counts_bad_version <= 32'd0;
            counts_unsupported <= 32'd0;
            counts_fragment <= 32'd0;
            counts_bad_checksum <= 32'd0;
            counts_bad_crc <= 32'd0;
            counts_bad_fcs <= 32'd0;
            counts_reserved_bits <= 32'd0;
            counts_wrong_next_header <= 32'd0;
            counts_unknown_control_type <= 32'd0;
            counts_unknown_ack_request <= 32'd0;
        end else begin
            valid_parse_1 <= collect_done;
            valid_parse_2 <= valid_parse_1;
            valid_parse_3 <= valid_parse_2;
            valid_parse_4 <= valid_parse_3;
            valid_parse_5 <= valid_parse_4;
            valid_parse_6 <= valid_parse_5;
            valid_parse_7 <= valid_parse_6;
            valid_parse_8 <= valid_parse_7;
            valid_parse_9 <= valid_parse_8;
            valid_parse_10 <= valid_parse_9;
            valid_parse_11 <= valid_parse_10;
            valid_out <= valid_parse_11;
            if (judge_done && judge_verdict == JUDGE_VERDICT_UET) begin
                counts_uet <= counts_uet + 32'd1;
            end
            if (judge_done && judge_verdict == JUDGE_VERDICT_OTHER) begin
                counts_other <= counts_other + 32'd1;
            end
            if (judge_done && judge_verdict == JUDGE_VERDICT_SHORT) begin
                counts_short <= counts_short + 32'd1;
            end
            if (judge_done && judge_verdict == JUDGE_VERDICT_UNKNOWN_TYPE) begin
                counts_unknown_type <= counts_unknown_type + 32'd1;
            end
            if (judge_done && judge_verdict == JUDGE_VERDICT_UNKNOWN_NEXT_HEADER) begin
                counts_unknown_next_header <= counts_unknown_next_header + 32'd1;
            end
            if (judge_done && judge_verdict == JUDGE_VERDICT_BAD_LENGTH) begin
                counts_bad_length <= counts_bad_length + 32'd1;
            end
            if (judge_done && judge_verdict == JUDGE_VERDICT_BAD_VERSION) begin
                counts_bad_version <= counts_bad_version + 32'd1;
            end
            if (judge_done && judge_verdict == JUDGE_VERDICT_UNSUPPORTED) begin
                counts_unsupported <= counts_unsupported + 32'd1;
            end
            if (judge_done && judge_verdict == JUDGE_VERDICT_FRAGMENT) begin
                counts_fragment <= counts_fragment + 32'd1;
            end
            if (judge_done && judge_verdict == JUDGE_VERDICT_BAD_CHECKSUM) begin
                counts_bad_checksum <= counts_bad_checksum + 32'd1;
            end
            if (judge_done && judge_verdict == JUDGE_VERDICT_BAD_CRC) begin
                counts_bad_crc <= counts_bad_crc + 32'd1;
            end
            if (judge_done && judge_verdict == JUDGE_VERDICT_BAD_FCS) begin
                counts_bad_fcs <= counts_bad_fcs + 32'd1;
            end
            if (judge_done && judge_verdict == JUDGE_VERDICT_RESERVED_BITS) begin
                counts_reserved_bits <= counts_reserved_bits + 32'd1;
            end
            if (judge_done && judge_verdict == JUDGE_VERDICT_WRONG_NEXT_HEADER) begin
                counts_wrong_next_header <= counts_wrong_next_header + 32'd1;
            end
            if (judge_done && judge_verdict == JUDGE_VERDICT_UNKNOWN_CONTROL_TYPE) begin
                counts_unknown_control_type <= counts_unknown_control_type + 32'd1;
            end
            if (judge_done && judge_verdict == JUDGE_VERDICT_UNKNOWN_ACK_REQUEST) begin
                counts_unknown_ack_request <= counts_unknown_ack_request + 32'd1;
            end
        end
    end

    assign headers_payload_ethernet_destination = found_down_payload_ethernet_destination;
    assign headers_payload_ethernet_source = found_down_payload_ethernet_source;
    assign headers_payload_ethernet_ethertype = found_down_payload_ethernet_ethertype;
    assign headers_payload_tags = found_down_payload_tags;
    assign headers_payload_outer_tag_pcp = found_down_payload_outer_tag_pcp;
    assign headers_payload_outer_tag_dei = found_down_payload_outer_tag_dei;
    assign headers_payload_outer_tag_vid = found_down_payload_outer_tag_vid;
    assign headers_payload_outer_tag_ethertype = found_down_payload_outer_tag_ethertype;
    assign headers_payload_inner_tag_pcp = found_down_payload_inner_tag_pcp;
    assign headers_payload_inner_tag_dei = found_down_payload_inner_tag_dei;
    assign headers_payload_inner_tag_vid = found_down_payload_inner_tag_vid;
    assign headers_payload_inner_tag_ethertype = found_down_payload_inner_tag_ethertype;
    assign headers_payload_ip = found_down_payload_ip;
    assign headers_payload_ip_header = found_down_payload_ip_header;
    assign headers_payload_transport = found_down_payload_transport;
    assign headers_payload_transport_header = found_down_payload_transport_header;
    assign headers_payload_trimmed = found_down_payload_trimmed;
    assign headers_payload_pds = found_down_payload_pds;
    assign headers_payload_pds_header = found_down_payload_pds_header;
    assign headers_payload_ses = found_down_payload_ses;
    assign headers_payload_ses_header = found_down_payload_ses_header;
    assign headers_payload_extension = found_down_payload_extension;
    assign headers_payload_extension_header = found_down_payload_extension_header;
    assign headers_payload_payload_length = found_down_payload_payload_length;
    assign headers_valid = found_down_valid;
    assign payload_payload_data = cut_down_payload_data;
    assign payload_payload_keep = cut_down_payload_keep;
    assign payload_payload_last = cut_down_payload_last;
    assign payload_payload_verdict = cut_down_payload_last ? verdicts_down_payload : JUDGE_VERDICT_UET;
    assign payload_valid = offers;

    wire _unused_ok = &{1'b0, verdicts_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) verdict_finds_room: assert (!judge_done || verdicts_up_ready);
`endif

endmodule

`default_nettype wire
