// Parses a UDP or entropy header.
`default_nettype none

module uet_transport_stage (
    input  wire          clk,
    input  wire          udp,
    input  wire          entropy,
    input  wire          trimmed,
    input  wire [1023:0] bytes,
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
    reg  [1023:0] held;
    reg           held_udp;
    reg           held_entropy;
    reg    [15:0] held_left;
    reg     [7:0] held_at;

    always @(posedge clk) begin
        verdict_1 <= VERDICT_UET;
        if (udp) begin
            if (left < 16'd8) begin
                verdict_1 <= VERDICT_SHORT;
            end else if (bytes[1007:992] != 16'h12b9) begin
                verdict_1 <= VERDICT_OTHER;
            end else if (bytes[991:976] != left && !trimmed) begin
                verdict_1 <= VERDICT_BAD_LENGTH;
            end
        end else if (entropy && left < 16'd4) begin
            verdict_1 <= VERDICT_SHORT;
        end
        held <= bytes;
        held_udp <= udp;
        held_entropy <= entropy;
        held_left <= left;
        held_at <= at;
        verdict <= verdict_1;
        found <= verdict_1 == VERDICT_UET && (held_udp || held_entropy);
        if (held_udp) begin
            header <= held[1023:960];
            rest <= held[959:0];
            rest_left <= held_left - 16'd8;
            rest_at <= held_at + 8'd8;
        end else begin
            header <= held_entropy ? {held[1023:992], 32'd0} : 64'd0;
            rest <= held[991:32];
            rest_left <= held_left - 16'd4;
            rest_at <= held_at + 8'd4;
        end
    end

endmodule

`default_nettype wire
