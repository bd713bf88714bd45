// Parses the headers of a packet, a packet in each clock.
`default_nettype none

module uet_header_stages_n9 (
    input  wire          clk,
    input  wire [1519:0] bytes,
    input  wire    [8:0] there,
    output wire   [47:0] headers_ethernet_destination,
    output wire   [47:0] headers_ethernet_source,
    output wire   [15:0] headers_ethernet_ethertype,
    output wire    [1:0] headers_tags,
    output wire    [2:0] headers_outer_tag_pcp,
    output wire          headers_outer_tag_dei,
    output wire   [11:0] headers_outer_tag_vid,
    output wire   [15:0] headers_outer_tag_ethertype,
    output wire    [2:0] headers_inner_tag_pcp,
    output wire          headers_inner_tag_dei,
    output wire   [11:0] headers_inner_tag_vid,
    output wire   [15:0] headers_inner_tag_ethertype,
    output wire    [1:0] headers_ip,
    output wire  [319:0] headers_ip_header,
    output wire    [1:0] headers_transport,
    output wire   [63:0] headers_transport_header,
    output wire          headers_trimmed,
    output wire    [4:0] headers_pds,
    output wire  [319:0] headers_pds_header,
    output wire    [2:0] headers_ses,
    output wire  [351:0] headers_ses_header,
    output wire    [2:0] headers_extension,
    output wire  [287:0] headers_extension_header,
    output wire   [15:0] headers_payload_length,
    output wire    [3:0] plan_early,
    output wire    [3:0] plan_before_crc,
    output wire    [3:0] plan_after_crc,
    output wire          plan_has_crc,
    output wire    [7:0] plan_crc_from,
    output wire   [16:0] plan_packet_end,
    output wire    [7:0] plan_skip,
    output wire   [15:0] plan_length
);

    localparam [3:0] EARLY_UET          = 4'd0;
    localparam [3:0] EARLY_BAD_CHECKSUM = 4'd9;

    wire  [111:0] link_ethernet;
    wire   [31:0] link_outer_tag;
    wire   [31:0] link_inner_tag;
    wire    [1:0] link_tags;
    wire    [3:0] link_verdict;
    wire          link_ipv4;
    wire          link_ipv6;
    wire [1343:0] link_rest;
    wire    [8:0] link_left;
    wire    [7:0] link_at;
    wire  [319:0] ip_header;
    wire    [3:0] ip_early;
    wire    [3:0] ip_late;
    wire          ip_bad_checksum;
    wire          ip_udp;
    wire          ip_entropy;
    wire          ip_trimmed;
    wire [1343:0] ip_rest;
    wire          ip_behind_ipv4;
    wire   [63:0] ip_transport;
    wire   [15:0] ip_left;
    wire    [7:0] ip_at;
    wire   [16:0] ip_packet_end;
    wire   [63:0] transport_header;
    wire    [3:0] transport_verdict;
    wire          transport_found;
    wire  [959:0] transport_rest;
    wire   [15:0] transport_rest_left;
    wire    [7:0] transport_rest_at;
    reg           trimmed_transport_1;
    reg           trimmed_pds;
    wire    [4:0] pds_kind;
    wire  [319:0] pds_header;
    wire    [3:0] pds_before_crc;
    wire          pds_has_crc;
    wire    [3:0] pds_after_crc;
    wire          pds_ses;
    wire          pds_negotiates;
    wire    [3:0] pds_next;
    wire  [639:0] pds_rest;
    wire   [15:0] pds_rest_left;
    wire    [7:0] pds_rest_at;
    reg           trimmed_in_pds_0;
    reg           trimmed_ses;
    wire    [2:0] ses_kind;
    wire  [351:0] ses_header;
    wire    [2:0] ses_extension;
    wire  [287:0] ses_extension_header;
    wire    [3:0] ses_verdict;
    wire   [15:0] ses_rest_left;
    wire    [7:0] ses_rest_at;
    reg     [3:0] early;
    reg     [3:0] before_crc;
    reg     [3:0] after_crc;
    wire          trimmed_out_later_q;
    wire  [111:0] link_found_out_later_q_ethernet;
    wire    [1:0] link_found_out_later_q_tags;
    wire   [31:0] link_found_out_later_q_outer_tag;
    wire   [31:0] link_found_out_later_q_inner_tag;
    wire    [1:0] link_found_out_later_q_is;
    wire    [3:0] link_found_out_later_q_verdict;
    wire    [7:0] link_found_out_later_q_at;
    wire  [319:0] ip_found_out_later_q_header;
    wire    [3:0] ip_found_out_later_q_early;
    wire    [3:0] ip_found_out_later_q_late;
    wire   [16:0] ip_found_out_later_q_end;
    wire    [1:0] ip_found_out_later_q_flags;
    wire          checksum_found_out_later_q;
    wire   [63:0] transport_found_out_later_q_header;
    wire    [3:0] transport_found_out_later_q_verdict;
    wire  [319:0] pds_found_out_later_q_header;
    wire    [4:0] pds_found_out_later_q_kind;
    wire    [3:0] pds_found_out_later_q_before;
    wire    [3:0] pds_found_out_later_q_after;
    wire          pds_found_out_later_q_has_crc;

    wire [111:0] link_found_out_ethernet = link_found_out_later_q_ethernet;
    wire   [1:0] link_found_out_tags = link_found_out_later_q_tags;
    wire  [31:0] link_found_out_outer_tag = link_found_out_later_q_outer_tag;
    wire  [31:0] link_found_out_inner_tag = link_found_out_later_q_inner_tag;
    wire   [1:0] link_found_out_is = link_found_out_later_q_is;
    wire   [3:0] link_found_out_verdict = link_found_out_later_q_verdict;
    wire   [7:0] link_found_out_at = link_found_out_later_q_at;
    wire [319:0] ip_found_out_header = ip_found_out_later_q_header;
    wire   [3:0] ip_found_out_early = ip_found_out_later_q_early;
    wire   [3:0] ip_found_out_late = ip_found_out_later_q_late;
    wire  [16:0] ip_found_out_end = ip_found_out_later_q_end;
    wire   [1:0] ip_found_out_flags = ip_found_out_later_q_flags;
    wire         checksum_found_out = checksum_found_out_later_q;
    wire  [63:0] transport_found_out_header = transport_found_out_later_q_header;
    wire   [3:0] transport_found_out_verdict = transport_found_out_later_q_verdict;
    wire [319:0] pds_found_out_header = pds_found_out_later_q_header;
    wire   [4:0] pds_found_out_kind = pds_found_out_later_q_kind;
    wire   [3:0] pds_found_out_before = pds_found_out_later_q_before;
    wire   [3:0] pds_found_out_after = pds_found_out_later_q_after;
    wire         pds_found_out_has_crc = pds_found_out_later_q_has_crc;
    wire         drops = !(early == EARLY_UET && before_crc == EARLY_UET && after_crc == EARLY_UET);
    wire         trimmed_out = trimmed_out_later_q;
    wire  [15:0] headers_payload_length_choice = drops ? 16'd0 : ses_rest_left;
    wire   [7:0] link_found_out_at_plus_12 = link_found_out_at + 8'd12;

    uet_link_stage_n9 link (
        .clk       (clk),
        .bytes     (bytes),
        .there     (there),
        .ethernet  (link_ethernet),
        .outer_tag (link_outer_tag),
        .inner_tag (link_inner_tag),
        .tags      (link_tags),
        .verdict   (link_verdict),
        .ipv4      (link_ipv4),
        .ipv6      (link_ipv6),
        .rest      (link_rest),
        .left      (link_left),
        .at        (link_at)
    );

    uet_ip_stage_n9 ip (
        .clk          (clk),
        .ipv4         (link_ipv4),
        .ipv6         (link_ipv6),
        .bytes        (link_rest),
        .there        (link_left),
        .at_link      (link_at),
        .header       (ip_header),
        .early        (ip_early),
        .late         (ip_late),
        .bad_checksum (ip_bad_checksum),
        .udp          (ip_udp),
        .entropy      (ip_entropy),
        .trimmed      (ip_trimmed),
        .rest         (ip_rest),
        .behind_ipv4  (ip_behind_ipv4),
        .transport    (ip_transport),
        .left         (ip_left),
        .at           (ip_at),
        .packet_end   (ip_packet_end)
    );

    uet_transport_stage transport (
        .clk         (clk),
        .udp         (ip_udp),
        .entropy     (ip_entropy),
        .trimmed     (ip_trimmed),
        .front       (ip_transport),
        .behind_ipv4 (ip_behind_ipv4),
        .bytes       (ip_rest),
        .left        (ip_left),
        .at          (ip_at),
        .header      (transport_header),
        .verdict     (transport_verdict),
        .found       (transport_found),
        .rest        (transport_rest),
        .rest_left   (transport_rest_left),
        .rest_at     (transport_rest_at)
    );

    uet_pds_stage pds (
        .clk        (clk),
        .enable     (transport_found),
        .trimmed    (trimmed_pds),
        .bytes      (transport_rest),
        .left       (transport_rest_left),
        .at         (transport_rest_at),
        .kind       (pds_kind),
        .header     (pds_header),
        .before_crc (pds_before_crc),
        .has_crc    (pds_has_crc),
        .after_crc  (pds_after_crc),
        .ses        (pds_ses),
        .negotiates (pds_negotiates),
        .next       (pds_next),
        .rest       (pds_rest),
        .rest_left  (pds_rest_left),
        .rest_at    (pds_rest_at)
    );

    uet_ses_stage ses (
        .clk              (clk),
        .enable           (pds_ses),
        .negotiates       (pds_negotiates),
        .next             (pds_next),
        .trimmed          (trimmed_ses),
        .bytes            (pds_rest),
        .left             (pds_rest_left),
        .at               (pds_rest_at),
        .kind             (ses_kind),
        .header           (ses_header),
        .extension        (ses_extension),
        .extension_header (ses_extension_header),
        .verdict          (ses_verdict),
        .rest_left        (ses_rest_left),
        .rest_at          (ses_rest_at)
    );

    delay_w1_c4 trimmed_out_later (
        .clk (clk),
        .d   (trimmed_ses),
        .q   (trimmed_out_later_q)
    );

    delay_w192_c10 link_found_out_later (
        .clk         (clk),
        .d_ethernet  (link_ethernet),
        .d_tags      (link_tags),
        .d_outer_tag (link_outer_tag),
        .d_inner_tag (link_inner_tag),
        .d_is        ({link_ipv4, link_ipv6}),
        .d_verdict   (link_verdict),
        .d_at        (link_at),
        .q_ethernet  (link_found_out_later_q_ethernet),
        .q_tags      (link_found_out_later_q_tags),
        .q_outer_tag (link_found_out_later_q_outer_tag),
        .q_inner_tag (link_found_out_later_q_inner_tag),
        .q_is        (link_found_out_later_q_is),
        .q_verdict   (link_found_out_later_q_verdict),
        .q_at        (link_found_out_later_q_at)
    );

    delay_w347_c8 ip_found_out_later (
        .clk      (clk),
        .d_header (ip_header),
        .d_early  (ip_early),
        .d_late   (ip_late),
        .d_end    (ip_packet_end),
        .d_flags  ({ip_udp, ip_entropy}),
        .q_header (ip_found_out_later_q_header),
        .q_early  (ip_found_out_later_q_early),
        .q_late   (ip_found_out_later_q_late),
        .q_end    (ip_found_out_later_q_end),
        .q_flags  (ip_found_out_later_q_flags)
    );

    delay_w1_c6 checksum_found_out_later (
        .clk (clk),
        .d   (ip_bad_checksum),
        .q   (checksum_found_out_later_q)
    );

    delay_w68_c6 transport_found_out_later (
        .clk       (clk),
        .d_header  (transport_header),
        .d_verdict (transport_verdict),
        .q_header  (transport_found_out_later_q_header),
        .q_verdict (transport_found_out_later_q_verdict)
    );

    delay_w334_c4 pds_found_out_later (
        .clk       (clk),
        .d_header  (pds_header),
        .d_kind    (pds_kind),
        .d_before  (pds_before_crc),
        .d_after   (pds_after_crc),
        .d_has_crc (pds_has_crc),
        .q_header  (pds_found_out_later_q_header),
        .q_kind    (pds_found_out_later_q_kind),
        .q_before  (pds_found_out_later_q_before),
        .q_after   (pds_found_out_later_q_after),
        .q_has_crc (pds_found_out_later_q_has_crc)
    );

    always @* begin
        early = EARLY_UET;
        if (link_found_out_verdict == EARLY_UET) begin
            early = ip_found_out_early;
        end else begin
            early = link_found_out_verdict;
        end
    end

    always @* begin
        before_crc = EARLY_UET;
        if (checksum_found_out) begin
            before_crc = EARLY_BAD_CHECKSUM;
        end else if (ip_found_out_late != EARLY_UET) begin
            before_crc = ip_found_out_late;
        end else if (transport_found_out_verdict != EARLY_UET) begin
            before_crc = transport_found_out_verdict;
        end else begin
            before_crc = pds_found_out_before;
        end
    end

    always @* begin
        after_crc = EARLY_UET;
        if (pds_found_out_after == EARLY_UET) begin
            after_crc = ses_verdict;
        end else begin
            after_crc = pds_found_out_after;
        end
    end

    always @(posedge clk) begin
        trimmed_transport_1 <= ip_trimmed;
        trimmed_pds <= trimmed_transport_1;
        trimmed_in_pds_0 <= trimmed_pds;
        trimmed_ses <= trimmed_in_pds_0;
    end

    assign headers_ethernet_destination = link_found_out_ethernet[111:64];
    assign headers_ethernet_source = link_found_out_ethernet[63:16];
    assign headers_ethernet_ethertype = link_found_out_ethernet[15:0];
    assign headers_tags = link_found_out_tags;
    assign headers_outer_tag_pcp = link_found_out_outer_tag[31:29];
    assign headers_outer_tag_dei = link_found_out_outer_tag[28];
    assign headers_outer_tag_vid = link_found_out_outer_tag[27:16];
    assign headers_outer_tag_ethertype = link_found_out_outer_tag[15:0];
    assign headers_inner_tag_pcp = link_found_out_inner_tag[31:29];
    assign headers_inner_tag_dei = link_found_out_inner_tag[28];
    assign headers_inner_tag_vid = link_found_out_inner_tag[27:16];
    assign headers_inner_tag_ethertype = link_found_out_inner_tag[15:0];
    assign headers_ip = link_found_out_is;
    assign headers_ip_header = ip_found_out_header;
    assign headers_transport = ip_found_out_flags;
    assign headers_transport_header = transport_found_out_header;
    assign headers_trimmed = trimmed_out;
    assign headers_pds = pds_found_out_kind;
    assign headers_pds_header = pds_found_out_header;
    assign headers_ses = ses_kind;
    assign headers_ses_header = ses_header;
    assign headers_extension = ses_extension;
    assign headers_extension_header = ses_extension_header;
    assign headers_payload_length = headers_payload_length_choice;
    assign plan_early = early;
    assign plan_before_crc = before_crc;
    assign plan_after_crc = after_crc;
    assign plan_has_crc = pds_found_out_has_crc;
    assign plan_crc_from = link_found_out_is[1] ? link_found_out_at_plus_12 : link_found_out_at + 8'd8;
    assign plan_packet_end = ip_found_out_end;
    assign plan_skip = ses_rest_at;
    assign plan_length = headers_payload_length_choice;

endmodule

`default_nettype wire
