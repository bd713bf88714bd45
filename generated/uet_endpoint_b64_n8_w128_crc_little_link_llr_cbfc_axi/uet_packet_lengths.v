// Computes the lengths of a packet.
`default_nettype none

module uet_packet_lengths (
    input  wire        clk,
    input  wire  [1:0] tags,
    input  wire        ipv4,
    input  wire        udp,
    input  wire        has_crc,
    input  wire [15:0] payload,
    input  wire  [7:0] uet,
    output reg  [16:0] datagram,
    output reg  [16:0] total,
    output wire  [7:0] header,
    output reg   [5:0] room,
    output wire        fits,
    output wire        trailer_crc_has,
    output wire  [7:0] trailer_crc_from,
    output wire [16:0] trailer_crc_at
);

    reg   [7:0] link;
    reg   [7:0] network;
    reg   [7:0] carrier;
    reg  [16:0] behind;
    reg   [7:0] all_headers;
    wire        is_ipv4_later_q;
    wire [16:0] datagram_later_q;
    reg         counted;
    wire  [7:0] header_later_q;
    wire        counted_later_q;
    reg   [7:0] outer;
    reg  [16:0] ip_end;
    wire        has_crc_at_room_later_q;
    reg  [16:0] crc_at;
    reg   [7:0] before_addresses;
    reg   [7:0] crc_from;
    wire        has_crc_later_q;
    wire  [7:0] crc_from_later_q;
    wire [16:0] crc_at_later_q;

    wire  [7:0] own = uet + carrier;
    wire  [7:0] outside = link + network;
    wire        is_small = ip_end < 17'd60;
    wire [16:0] counted_choice = is_ipv4_later_q ? total : datagram_later_q;

    delay_w1_c3 is_ipv4_later (
        .clk (clk),
        .d   (ipv4),
        .q   (is_ipv4_later_q)
    );

    delay_w17_c1 datagram_later (
        .clk (clk),
        .d   (datagram),
        .q   (datagram_later_q)
    );

    delay_w8_c3 header_later (
        .clk (clk),
        .d   (all_headers),
        .q   (header_later_q)
    );

    delay_w1_c1 counted_later (
        .clk (clk),
        .d   (counted),
        .q   (counted_later_q)
    );

    delay_w1_c4 has_crc_at_room_later (
        .clk (clk),
        .d   (has_crc),
        .q   (has_crc_at_room_later_q)
    );

    delay_w1_c5 has_crc_later (
        .clk (clk),
        .d   (has_crc),
        .q   (has_crc_later_q)
    );

    delay_w8_c3 crc_from_later (
        .clk (clk),
        .d   (crc_from),
        .q   (crc_from_later_q)
    );

    delay_w17_c1 crc_at_later (
        .clk (clk),
        .d   (crc_at),
        .q   (crc_at_later_q)
    );

    always @(posedge clk) begin
        link <= tags[1] ? 8'd22 : tags[0] ? 8'd18 : 8'd14;
        network <= ipv4 ? 8'd20 : 8'd40;
        carrier <= udp ? 8'd8 : 8'd4;
        behind <= {1'b0, payload} + {14'd0, 3'd4 & {3{has_crc}}};
        datagram <= behind + {9'd0, own};
        all_headers <= outside + own;
        total <= datagram + 17'd20;
        counted <= !counted_choice[16];
        outer <= outside;
        ip_end <= datagram + {9'd0, outer};
        room <= {3'd0, 3'd4 & {3{has_crc_at_room_later_q}}};
        crc_at <= ip_end - 17'd4;
        before_addresses <= ipv4 ? 8'd12 : 8'd8;
        crc_from <= link + before_addresses;
    end

    assign header = header_later_q;
    assign fits = counted_later_q;
    assign trailer_crc_has = has_crc_later_q;
    assign trailer_crc_from = crc_from_later_q;
    assign trailer_crc_at = crc_at_later_q;

    wire _unused_ok = &{1'b0, is_small, counted_choice[15:0]};

endmodule

`default_nettype wire
