// Parses a UDP or entropy header.
`default_nettype none

module uet_transport_stage (
    input  wire          clk,
    input  wire          udp,
    input  wire          entropy,
    input  wire          trimmed,
    input  wire   [63:0] front,
    input  wire          behind_ipv4,
    input  wire [1343:0] bytes,
    input  wire   [15:0] left,
    input  wire    [7:0] at,
    output reg    [63:0] header,
    output reg     [3:0] verdict,
    output reg           found,
    output reg   [959:0] rest,
    output reg    [15:0] rest_left,
    output reg     [7:0] rest_at
);

    localparam [3:0] VERDICT_UET        = 4'd0;
    localparam [3:0] VERDICT_OTHER      = 4'd1;
    localparam [3:0] VERDICT_SHORT      = 4'd2;
    localparam [3:0] VERDICT_BAD_LENGTH = 4'd5;

    reg     [3:0] verdict_1;
    reg  [1343:0] held;
    reg    [63:0] held_front;
    reg           held_behind_ipv4;
    reg           held_udp;
    reg           held_entropy;
    reg    [15:0] held_left;
    reg     [7:0] held_at;

    always @(posedge clk) begin
        verdict_1 <= VERDICT_UET;
        if (udp) begin
            if (left < 16'd8) begin
                verdict_1 <= VERDICT_SHORT;
            end else if (front[47:32] != 16'h12b9) begin
                verdict_1 <= VERDICT_OTHER;
            end else if (front[31:16] != left && !trimmed) begin
                verdict_1 <= VERDICT_BAD_LENGTH;
            end
        end else if (entropy && left < 16'd4) begin
            verdict_1 <= VERDICT_SHORT;
        end
        held <= bytes;
        held_front <= front;
        held_behind_ipv4 <= behind_ipv4;
        held_udp <= udp;
        held_entropy <= entropy;
        held_left <= left;
        held_at <= at;
        verdict <= verdict_1;
        found <= verdict_1 == VERDICT_UET && (held_udp || held_entropy);
        if (held_udp) begin
            header <= held_front;
            rest <= held_behind_ipv4 ? held[1119:160] : held[959:0];
            rest_left <= held_left - 16'd8;
            rest_at <= held_at + 8'd8;
        end else begin
            header <= held_entropy ? {held_front[63:32], 32'd0} : 64'd0;
            rest <= held_behind_ipv4 ? held[1151:192] : held[991:32];
            rest_left <= held_left - 16'd4;
            rest_at <= held_at + 8'd4;
        end
    end

    wire _unused_ok = &{1'b0, held[1343:1152]};

endmodule

`default_nettype wire
