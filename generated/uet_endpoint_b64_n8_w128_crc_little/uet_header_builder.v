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
    output wire [1519:0] header,
    output wire    [7:0] length,
    output wire    [5:0] room,
    output wire          known,
    output wire          fits,
    output wire          trailer_crc_has,
    output wire    [7:0] trailer_crc_from,
    output wire   [16:0] trailer_crc_at
);

    localparam [1:0] HEADERS_IP_IPV6           = 2'd1;
    localparam [1:0] HEADERS_IP_IPV4           = 2'd2;
    localparam [4:0] HEADERS_PDS_TSS           = 5'd1;
    localparam [1:0] HEADERS_TRANSPORT_ENTROPY = 2'd1;
    localparam [1:0] HEADERS_TRANSPORT_UDP     = 2'd2;

    wire  [959:0] uet_bytes;
    wire    [7:0] uet_length;
    wire          uet_known;
    wire   [16:0] lengths_datagram;
    wire   [16:0] lengths_total;
    wire    [7:0] lengths_header;
    wire    [5:0] lengths_room;
    wire          lengths_fits;
    wire          lengths_trailer_crc_has;
    wire    [7:0] lengths_trailer_crc_from;
    wire   [16:0] lengths_trailer_crc_at;
    wire   [15:0] ipv4_checksum_checksum;
    reg           carried_stack;
    reg           is_udp_stack;
    reg           is_udp_lengths_of_ip;
    reg           is_udp_transport;
    reg    [63:0] carrier_stack;
    reg    [63:0] carrier_lengths_of_ip;
    reg    [63:0] carrier_transport;
    reg    [15:0] datagram_transport;
    reg    [15:0] datagram_ip;
    reg    [15:0] total_ip;
    reg  [1023:0] segment_ip;
    reg  [1343:0] packet_link;
    reg  [1519:0] built_out_header;
    reg     [7:0] built_out_length;
    reg     [5:0] built_out_room;
    reg           built_out_known;
    reg           built_out_fits;
    reg           built_out_trailer_crc_has;
    reg     [7:0] built_out_trailer_crc_from;
    reg    [16:0] built_out_trailer_crc_at;
    wire          is_ipv4_ip_later_q;
    wire    [1:0] tags_link_later_q;
    wire  [319:0] network_ip_later_q;
    wire  [175:0] frame_link_later_q;
    wire          is_known_link_later_q;

    wire   [15:0] ip_type = headers_ip == HEADERS_IP_IPV4 ? 16'h800 : 16'h86dd;
    wire   [15:0] frame_type_choice = headers_ethernet_ethertype == 16'h88a8 ? 16'h88a8 : 16'h8100;
    wire   [15:0] frame_type = (|headers_tags) ? frame_type_choice : ip_type;
    wire   [15:0] outer_type_choice = headers_outer_tag_ethertype == 16'h88a8 ? 16'h88a8 : 16'h8100;
    wire   [15:0] outer_type = headers_tags[1] ? outer_type_choice : ip_type;
    wire   [63:0] carrier_word = {headers_transport_header[63:48], 48'h12b900000000};
    wire   [63:0] carrier = headers_transport == HEADERS_TRANSPORT_UDP ? carrier_word : headers_transport_header;
    wire    [7:0] network_choice = headers_transport == HEADERS_TRANSPORT_UDP ? 8'd17 : 8'd253;
    wire  [319:0] network_word = {
        8'd69,
        headers_ip_header[311:304],
        16'd0,
        headers_ip_header[287:248],
        network_choice,
        16'd0,
        headers_ip_header[223:0]
    };
    wire  [319:0] network_word_2 = {4'd6, headers_ip_header[315:288], 16'd0, network_choice, headers_ip_header[263:0]};
    wire  [319:0] network = headers_ip == HEADERS_IP_IPV4 ? network_word : network_word_2;
    wire  [175:0] frame = {
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
    };
    wire          carried_term = headers_transport == HEADERS_TRANSPORT_UDP || headers_transport == HEADERS_TRANSPORT_ENTROPY;
    wire          carried = (headers_ip == HEADERS_IP_IPV4 || headers_ip == HEADERS_IP_IPV6) && carried_term;
    wire          is_known = carried_stack && uet_known;
    wire   [15:0] datagram = lengths_datagram[15:0];
    wire [1023:0] segment_word = {carrier_transport[63:32], datagram_transport, carrier_transport[15:0], uet_bytes};
    wire [1023:0] segment = is_udp_transport ? segment_word : {carrier_transport[63:32], uet_bytes, 32'd0};
    wire   [15:0] total = lengths_total[15:0];
    wire          is_ipv4_ip = is_ipv4_ip_later_q;
    wire  [319:0] network_ip = network_ip_later_q;
    wire [1343:0] packet_word = {
        network_ip[319:304],
        total_ip,
        network_ip[287:240],
        ipv4_checksum_checksum,
        network_ip[223:160],
        segment_ip,
        160'd0
    };
    wire [1343:0] packet_word_2 = {network_ip[319:288], datagram_ip, network_ip[271:0], segment_ip};
    wire [1343:0] packet = is_ipv4_ip ? packet_word : packet_word_2;
    wire    [1:0] tags_link = tags_link_later_q;
    wire  [175:0] frame_link = frame_link_later_q;
    wire          is_known_link = is_known_link_later_q;
    wire [1519:0] built_header_word = {frame_link[175:32], packet_link, 32'd0};
    wire [1519:0] built_header_choice = tags_link[0] ? built_header_word : {frame_link[175:64], packet_link, 64'd0};
    wire [1519:0] built_header = tags_link[1] ? {frame_link, packet_link} : built_header_choice;
    wire    [7:0] built_length = lengths_header;
    wire    [5:0] built_room = lengths_room;
    wire          built_known = is_known_link;
    wire          built_fits = lengths_fits;
    wire          built_trailer_crc_has = lengths_trailer_crc_has;
    wire    [7:0] built_trailer_crc_from = lengths_trailer_crc_from;
    wire   [16:0] built_trailer_crc_at = lengths_trailer_crc_at;

    uet_header_stack uet (
        .clk              (clk),
        .pds              (headers_pds),
        .pds_header       (headers_pds_header),
        .ses              (headers_ses),
        .ses_header       (headers_ses_header),
        .extension        (headers_extension),
        .extension_header (headers_extension_header),
        .bytes            (uet_bytes),
        .length           (uet_length),
        .known            (uet_known)
    );

    uet_packet_lengths lengths (
        .clk              (clk),
        .tags             (headers_tags),
        .ipv4             (headers_ip == HEADERS_IP_IPV4),
        .udp              (headers_transport == HEADERS_TRANSPORT_UDP),
        .has_crc          (!(headers_pds == HEADERS_PDS_TSS || headers_trimmed)),
        .payload          (headers_payload_length),
        .uet              (uet_length),
        .datagram         (lengths_datagram),
        .total            (lengths_total),
        .header           (lengths_header),
        .room             (lengths_room),
        .fits             (lengths_fits),
        .trailer_crc_has  (lengths_trailer_crc_has),
        .trailer_crc_from (lengths_trailer_crc_from),
        .trailer_crc_at   (lengths_trailer_crc_at)
    );

    ipv4_checksum ipv4_checksum (
        .clk          (clk),
        .header       ({
        8'd69,
        headers_ip_header[311:304],
        16'd0,
        headers_ip_header[287:248],
        network_choice,
        16'd0,
        headers_ip_header[223:160]
    }),
        .total_length (lengths_total[15:0]),
        .checksum     (ipv4_checksum_checksum)
    );

    delay_w1_c4 is_ipv4_ip_later (
        .clk (clk),
        .d   (headers_ip == HEADERS_IP_IPV4),
        .q   (is_ipv4_ip_later_q)
    );

    delay_w2_c5 tags_link_later (
        .clk (clk),
        .d   (headers_tags),
        .q   (tags_link_later_q)
    );

    delay_w320_c4 network_ip_later (
        .clk (clk),
        .d   (network),
        .q   (network_ip_later_q)
    );

    delay_w176_c5 frame_link_later (
        .clk (clk),
        .d   (frame),
        .q   (frame_link_later_q)
    );

    delay_w1_c4 is_known_link_later (
        .clk (clk),
        .d   (is_known),
        .q   (is_known_link_later_q)
    );

    always @(posedge clk) begin
        carried_stack <= carried;
        is_udp_stack <= headers_transport == HEADERS_TRANSPORT_UDP;
        is_udp_lengths_of_ip <= is_udp_stack;
        is_udp_transport <= is_udp_lengths_of_ip;
        carrier_stack <= carrier;
        carrier_lengths_of_ip <= carrier_stack;
        carrier_transport <= carrier_lengths_of_ip;
        datagram_transport <= datagram;
        datagram_ip <= datagram_transport;
        total_ip <= total;
        segment_ip <= segment;
        packet_link <= packet;
        built_out_header <= built_header;
        built_out_length <= built_length;
        built_out_room <= built_room;
        built_out_known <= built_known;
        built_out_fits <= built_fits;
        built_out_trailer_crc_has <= built_trailer_crc_has;
        built_out_trailer_crc_from <= built_trailer_crc_from;
        built_out_trailer_crc_at <= built_trailer_crc_at;
    end

    assign header = built_out_header;
    assign length = built_out_length;
    assign room = built_out_room;
    assign known = built_out_known;
    assign fits = built_out_fits;
    assign trailer_crc_has = built_out_trailer_crc_has;
    assign trailer_crc_from = built_out_trailer_crc_from;
    assign trailer_crc_at = built_out_trailer_crc_at;

    wire _unused_ok = &{1'b0, headers_inner_tag_ethertype, headers_ip_header[319:316], lengths_datagram[16], lengths_total[16], carrier_transport[31:16]};

endmodule

`default_nettype wire
