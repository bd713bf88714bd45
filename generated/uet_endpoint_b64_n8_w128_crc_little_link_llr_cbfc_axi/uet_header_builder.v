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
    wire          carried_later_q;
    wire          known_later_q;
    wire          fits_later_q;
    wire          trailer_later_q_crc_has;
    wire    [7:0] trailer_later_q_crc_from;
    wire   [16:0] trailer_later_q_crc_at;

    wire  [15:0] ip_type = headers_ip == HEADERS_IP_IPV4 ? 16'h800 : 16'h86dd;
    wire  [15:0] frame_type_choice = headers_ethernet_ethertype == 16'h88a8 ? 16'h88a8 : 16'h8100;
    wire  [15:0] frame_type = (|headers_tags) ? frame_type_choice : ip_type;
    wire  [15:0] outer_type_choice = headers_outer_tag_ethertype == 16'h88a8 ? 16'h88a8 : 16'h8100;
    wire  [15:0] outer_type = headers_tags[1] ? outer_type_choice : ip_type;
    wire         carried_term = headers_transport == HEADERS_TRANSPORT_UDP || headers_transport == HEADERS_TRANSPORT_ENTROPY;
    wire         carried = (headers_ip == HEADERS_IP_IPV4 || headers_ip == HEADERS_IP_IPV6) && carried_term;
    wire  [63:0] carrier_later_d_word = {headers_transport_header[63:48], 48'h12b900000000};
    wire   [7:0] ipv4_checksum_header_choice = headers_transport == HEADERS_TRANSPORT_UDP ? 8'd17 : 8'd253;
    wire [319:0] ip_later_d_word = {
        8'd69,
        headers_ip_header[311:304],
        16'd0,
        headers_ip_header[287:248],
        ipv4_checksum_header_choice,
        16'd0,
        headers_ip_header[223:0]
    };
    wire [319:0] ip_later_d_word_2 = {4'd6, headers_ip_header[315:288], 16'd0, ipv4_checksum_header_choice, headers_ip_header[263:0]};

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

    delay_w1_c1 carried_later (
        .clk (clk),
        .d   (carried),
        .q   (carried_later_q)
    );

    delay_w1_c5 known_later (
        .clk (clk),
        .d   (carried_later_q && uet_known),
        .q   (known_later_q)
    );

    delay_w1_c1 fits_later (
        .clk (clk),
        .d   (lengths_fits),
        .q   (fits_later_q)
    );

    delay_w26_c1 trailer_later (
        .clk        (clk),
        .d_crc_has  (lengths_trailer_crc_has),
        .d_crc_from (lengths_trailer_crc_from),
        .d_crc_at   (lengths_trailer_crc_at),
        .q_crc_has  (trailer_later_q_crc_has),
        .q_crc_from (trailer_later_q_crc_from),
        .q_crc_at   (trailer_later_q_crc_at)
    );

    always @(posedge clk) begin
        if (udp_later_q) begin
            transport <= {carrier_later_q[63:32], datagram_later_q, carrier_later_q[15:0], uet_bytes};
        end else begin
            transport <= {carrier_later_q[63:32], uet_bytes, 32'd0};
        end
        if (ipv4_later_q) begin
            ip <= {
                ip_later_q[319:304],
                total_later_q,
                ip_later_q[287:240],
                ipv4_checksum_checksum,
                ip_later_q[223:160],
                transport,
                160'd0
            };
        end else begin
            ip <= {ip_later_q[319:288], payload_later_q, ip_later_q[271:0], transport};
        end
        if (tags_later_q[1]) begin
            header <= {frame_later_q, ip};
        end else if (tags_later_q[0]) begin
            header <= {frame_later_q[175:32], ip, 32'd0};
        end else begin
            header <= {frame_later_q[175:64], ip, 64'd0};
        end
    end

    assign length = length_later_q;
    assign room = room_later_q;
    assign known = known_later_q;
    assign fits = fits_later_q;
    assign trailer_crc_has = trailer_later_q_crc_has;
    assign trailer_crc_from = trailer_later_q_crc_from;
    assign trailer_crc_at = trailer_later_q_crc_at;

    wire _unused_ok = &{1'b0, headers_inner_tag_ethertype, headers_ip_header[319:316], lengths_datagram[16], lengths_total[16], carrier_later_q[31:16]};

endmodule

`default_nettype wire
