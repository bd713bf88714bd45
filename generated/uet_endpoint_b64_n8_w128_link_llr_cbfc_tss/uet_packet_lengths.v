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
    output wire  [5:0] room,
    output wire        fits
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

    wire  [7:0] own = uet + carrier;
    wire  [7:0] outside = link + network;
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

    always @(posedge clk) begin
        link <= tags[1] ? 8'd22 : tags[0] ? 8'd18 : 8'd14;
        network <= ipv4 ? 8'd20 : 8'd40;
        carrier <= udp ? 8'd8 : 8'd4;
        behind <= {1'b0, payload};
        datagram <= behind + {9'd0, own};
        all_headers <= outside + own;
        total <= datagram + 17'd20;
        counted <= !counted_choice[16];
    end

    assign header = header_later_q;
    assign room = 6'd0;
    assign fits = counted_later_q;

    wire _unused_ok = &{1'b0, has_crc, counted_choice[15:0]};

endmodule

`default_nettype wire
