// Builds the headers of a packet, a packet in each clock.
`default_nettype none

module uet_header_builder (
    input  wire          clk,
    input  wire   [47:0] headers_ethernet_destination,
    input  wire   [47:0] headers_ethernet_source,
    input  wire   [15:0] headers_ethernet_ethertype,
    input  wire    [1:0] headers_tags,
    input  wire    [2:0] headers_outer_tag_pcp,
    input  wire          headers_outer_tag_dei,
    input  wire   [11:0] headers_outer_tag_vid,
    input  wire   [15:0] headers_outer_tag_ethertype,
    input  wire    [2:0] headers_inner_tag_pcp,
    input  wire          headers_inner_tag_dei,
    input  wire   [11:0] headers_inner_tag_vid,
    input  wire   [15:0] headers_inner_tag_ethertype,
    input  wire    [1:0] headers_ip,
    input  wire  [319:0] headers_ip_header,
    input  wire    [1:0] headers_transport,
    input  wire   [63:0] headers_transport_header,
    input  wire          headers_trimmed,
    input  wire    [4:0] headers_pds,
    input  wire  [319:0] headers_pds_header,
    input  wire    [2:0] headers_ses,
    input  wire  [351:0] headers_ses_header,
    input  wire    [2:0] headers_extension,
    input  wire  [287:0] headers_extension_header,
    input  wire   [15:0] headers_payload_length,
    output reg  [1519:0] header,
    output wire    [7:0] length,
    output wire    [5:0] room,
    output wire          known,
    output wire          fits
);

    localparam [1:0] HEADERS_IP_IPV6           = 2'd1;
    localparam [1:0] HEADERS_IP_IPV4           = 2'd2;
    localparam [4:0] HEADERS_PDS_TSS           = 5'd1;
    localparam [4:0] HEADERS_PDS_RUD_REQ       = 5'd2;
    localparam [4:0] HEADERS_PDS_ROD_REQ       = 5'd3;
    localparam [4:0] HEADERS_PDS_RUDI_REQ      = 5'd4;
    localparam [4:0] HEADERS_PDS_RUDI_RESP     = 5'd5;
    localparam [4:0] HEADERS_PDS_UUD_REQ       = 5'd6;
    localparam [4:0] HEADERS_PDS_ACK           = 5'd7;
    localparam [4:0] HEADERS_PDS_ACK_CC        = 5'd8;
    localparam [4:0] HEADERS_PDS_ACK_CCX       = 5'd9;
    localparam [4:0] HEADERS_PDS_NACK          = 5'd10;
    localparam [4:0] HEADERS_PDS_CP            = 5'd11;
    localparam [4:0] HEADERS_PDS_NACK_CCX      = 5'd12;
    localparam [4:0] HEADERS_PDS_RUD_CC_REQ    = 5'd13;
    localparam [4:0] HEADERS_PDS_ROD_CC_REQ    = 5'd14;
    localparam [4:0] HEADERS_PDS_CUT           = 5'd31;
    localparam [1:0] HEADERS_TRANSPORT_ENTROPY = 2'd1;
    localparam [1:0] HEADERS_TRANSPORT_UDP     = 2'd2;

    wire  [959:0] uet_bytes;
    wire    [7:0] uet_length;
    wire   [16:0] lengths_datagram;
    wire   [16:0] lengths_total;
    wire    [7:0] lengths_header;
    wire    [5:0] lengths_room;
    wire          lengths_fits;
    wire          udp_later_q;
    wire   [63:0] carrier_later_q;
    wire   [15:0] datagram_later_q;
    reg  [1023:0] transport;
    wire   [15:0] ipv4_checksum_checksum;
    wire          ipv4_later_q;
    wire  [319:0] ip_later_q;
    wire   [15:0] total_later_q;
    wire   [15:0] payload_later_q;
    reg  [1343:0] ip;
    wire    [1:0] tags_later_q;
    wire  [175:0] frame_later_q;
    wire    [7:0] length_later_q;
    wire    [5:0] room_later_q;
    wire          known_later_q;
    wire          fits_later_q;

    wire   [15:0] ip_type = headers_ip == HEADERS_IP_IPV4 ? 16'h800 : 16'h86dd;
    wire   [15:0] frame_type_choice = headers_ethernet_ethertype == 16'h88a8 ? 16'h88a8 : 16'h8100;
    wire   [15:0] frame_type = (|headers_tags) ? frame_type_choice : ip_type;
    wire   [15:0] outer_type_choice = headers_outer_tag_ethertype == 16'h88a8 ? 16'h88a8 : 16'h8100;
    wire   [15:0] outer_type = headers_tags[1] ? outer_type_choice : ip_type;
    wire          is_known_term = headers_transport == HEADERS_TRANSPORT_UDP || headers_transport == HEADERS_TRANSPORT_ENTROPY;
    wire          is_known_term_2 = (headers_ip == HEADERS_IP_IPV4 || headers_ip == HEADERS_IP_IPV6) && is_known_term;
    wire          is_known_term_3 = headers_pds == HEADERS_PDS_UUD_REQ || headers_pds == HEADERS_PDS_RUDI_REQ || headers_pds == HEADERS_PDS_RUDI_RESP;
    wire          is_known_term_4 = headers_pds == HEADERS_PDS_RUD_REQ || headers_pds == HEADERS_PDS_ROD_REQ || headers_pds == HEADERS_PDS_ACK;
    wire          is_known_term_5 = is_known_term_4 || (headers_pds == HEADERS_PDS_TSS && !headers_pds_header[314]);
    wire          is_known_term_6 = is_known_term_3 || is_known_term_5 || headers_pds == HEADERS_PDS_CUT;
    wire          is_known_term_7 = headers_pds == HEADERS_PDS_NACK || headers_pds == HEADERS_PDS_CP || headers_pds == HEADERS_PDS_RUD_CC_REQ;
    wire          is_known_term_8 = headers_pds == HEADERS_PDS_TSS && headers_pds_header[314];
    wire          is_known_term_9 = is_known_term_6 || is_known_term_7 || headers_pds == HEADERS_PDS_ROD_CC_REQ || is_known_term_8;
    wire          is_known_term_10 = is_known_term_9 || headers_pds == HEADERS_PDS_ACK_CC || headers_pds == HEADERS_PDS_NACK_CCX;
    wire          is_known = is_known_term_2 && (is_known_term_10 || headers_pds == HEADERS_PDS_ACK_CCX);
    wire   [63:0] carrier_later_d_word = {headers_transport_header[63:48], 48'h12b900000000};
    wire    [7:0] ipv4_checksum_header_choice = headers_transport == HEADERS_TRANSPORT_UDP ? 8'd17 : 8'd253;
    wire  [319:0] ip_later_d_word = {
        8'd69,
        headers_ip_header[311:304],
        16'd0,
        headers_ip_header[287:248],
        ipv4_checksum_header_choice,
        16'd0,
        headers_ip_header[223:0]
    };
    wire  [319:0] ip_later_d_word_2 = {4'd6, headers_ip_header[315:288], 16'd0, ipv4_checksum_header_choice, headers_ip_header[263:0]};
    wire   [63:0] transport_word = {carrier_later_q[63:32], datagram_later_q, carrier_later_q[15:0]};
    wire   [63:0] transport_choice = udp_later_q ? transport_word : carrier_later_q;
    wire [1023:0] transport_and = {transport_choice[63:32], uet_bytes, 32'd0} & {1024{!udp_later_q}};
    wire  [319:0] ip_word = {ip_later_q[319:304], total_later_q, ip_later_q[287:240], ipv4_checksum_checksum, ip_later_q[223:0]};
    wire  [319:0] ip_word_2 = {ip_later_q[319:288], payload_later_q, ip_later_q[271:0]};
    wire  [319:0] ip_choice = ipv4_later_q ? ip_word : ip_word_2;
    wire [1343:0] ip_and = {ip_choice[319:160], transport, 160'd0} & {1344{ipv4_later_q}};
    wire          not_tags_later_q_any = !(|tags_later_q);
    wire [1519:0] header_and = {frame_later_q[175:64], ip, 64'd0} & {1520{not_tags_later_q_any}};
    wire          header_term = tags_later_q[0] && !tags_later_q[1];
    wire [1519:0] header_or = header_and | ({frame_later_q[175:32], ip, 32'd0} & {1520{header_term}});

    uet_header_stack uet (
        .clk                          (clk),
        .headers_ethernet_destination (headers_ethernet_destination),
        .headers_ethernet_source      (headers_ethernet_source),
        .headers_ethernet_ethertype   (headers_ethernet_ethertype),
        .headers_tags                 (headers_tags),
        .headers_outer_tag_pcp        (headers_outer_tag_pcp),
        .headers_outer_tag_dei        (headers_outer_tag_dei),
        .headers_outer_tag_vid        (headers_outer_tag_vid),
        .headers_outer_tag_ethertype  (headers_outer_tag_ethertype),
        .headers_inner_tag_pcp        (headers_inner_tag_pcp),
        .headers_inner_tag_dei        (headers_inner_tag_dei),
        .headers_inner_tag_vid        (headers_inner_tag_vid),
        .headers_inner_tag_ethertype  (headers_inner_tag_ethertype),
        .headers_ip                   (headers_ip),
        .headers_ip_header            (headers_ip_header),
        .headers_transport            (headers_transport),
        .headers_transport_header     (headers_transport_header),
        .headers_trimmed              (headers_trimmed),
        .headers_pds                  (headers_pds),
        .headers_pds_header           (headers_pds_header),
        .headers_ses                  (headers_ses),
        .headers_ses_header           (headers_ses_header),
        .headers_extension            (headers_extension),
        .headers_extension_header     (headers_extension_header),
        .headers_payload_length       (headers_payload_length),
        .bytes                        (uet_bytes),
        .length                       (uet_length)
    );

    uet_packet_lengths lengths (
        .clk      (clk),
        .tags     (headers_tags),
        .ipv4     (headers_ip == HEADERS_IP_IPV4),
        .udp      (headers_transport == HEADERS_TRANSPORT_UDP),
        .has_crc  (!(headers_pds == HEADERS_PDS_TSS || headers_trimmed)),
        .payload  (headers_payload_length),
        .uet      (uet_length),
        .datagram (lengths_datagram),
        .total    (lengths_total),
        .header   (lengths_header),
        .room     (lengths_room),
        .fits     (lengths_fits)
    );

    delay_w1_c3 udp_later (
        .clk (clk),
        .d   (headers_transport == HEADERS_TRANSPORT_UDP),
        .q   (udp_later_q)
    );

    delay_w64_c3 carrier_later (
        .clk (clk),
        .d   (headers_transport == HEADERS_TRANSPORT_UDP ? carrier_later_d_word : headers_transport_header),
        .q   (carrier_later_q)
    );

    delay_w16_c1 datagram_later (
        .clk (clk),
        .d   (lengths_datagram[15:0]),
        .q   (datagram_later_q)
    );

    ipv4_checksum ipv4_checksum (
        .clk          (clk),
        .header       ({
        8'd69,
        headers_ip_header[311:304],
        16'd0,
        headers_ip_header[287:248],
        ipv4_checksum_header_choice,
        16'd0,
        headers_ip_header[223:160]
    }),
        .total_length (lengths_total[15:0]),
        .checksum     (ipv4_checksum_checksum)
    );

    delay_w1_c4 ipv4_later (
        .clk (clk),
        .d   (headers_ip == HEADERS_IP_IPV4),
        .q   (ipv4_later_q)
    );

    delay_w320_c4 ip_later (
        .clk (clk),
        .d   (headers_ip == HEADERS_IP_IPV4 ? ip_later_d_word : ip_later_d_word_2),
        .q   (ip_later_q)
    );

    delay_w16_c1 total_later (
        .clk (clk),
        .d   (lengths_total[15:0]),
        .q   (total_later_q)
    );

    delay_w16_c1 payload_later (
        .clk (clk),
        .d   (datagram_later_q),
        .q   (payload_later_q)
    );

    delay_w2_c5 tags_later (
        .clk (clk),
        .d   (headers_tags),
        .q   (tags_later_q)
    );

    delay_w176_c5 frame_later (
        .clk (clk),
        .d   ({
        headers_ethernet_destination,
        headers_ethernet_source,
        frame_type,
        headers_outer_tag_pcp,
        headers_outer_tag_dei,
        headers_outer_tag_vid,
        outer_type,
        headers_inner_tag_pcp,
        headers_inner_tag_dei,
        headers_inner_tag_vid,
        ip_type
    }),
        .q   (frame_later_q)
    );

    delay_w8_c1 length_later (
        .clk (clk),
        .d   (lengths_header),
        .q   (length_later_q)
    );

    delay_w6_c1 room_later (
        .clk (clk),
        .d   (lengths_room),
        .q   (room_later_q)
    );

    delay_w1_c6 known_later (
        .clk (clk),
        .d   (is_known),
        .q   (known_later_q)
    );

    delay_w1_c1 fits_later (
        .clk (clk),
        .d   (lengths_fits),
        .q   (fits_later_q)
    );

    always @(posedge clk) begin
        transport <= ({transport_choice, uet_bytes} & {1024{udp_later_q}}) | transport_and;
        ip <= ip_and | ({ip_choice, transport} & {1344{!ipv4_later_q}});
        header <= header_or | ({frame_later_q, ip} & {1520{tags_later_q[1]}});
    end

    assign length = length_later_q;
    assign room = room_later_q;
    assign known = known_later_q;
    assign fits = fits_later_q;

    wire _unused_ok = &{1'b0, lengths_datagram[16], lengths_total[16]};

endmodule

`default_nettype wire
