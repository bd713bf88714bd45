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
    output wire   [63:0] header,
    output wire    [3:0] verdict,
    output wire          found,
    output wire  [959:0] rest,
    output wire   [15:0] rest_left,
    output wire    [7:0] rest_at
);

    localparam [3:0] REFUSAL_UET        = 4'd0;
    localparam [3:0] REFUSAL_OTHER      = 4'd1;
    localparam [3:0] REFUSAL_SHORT      = 4'd2;
    localparam [3:0] REFUSAL_BAD_LENGTH = 4'd5;

    reg     [3:0] refusal_now;
    reg           udp_move;
    reg           entropy_move;
    reg    [63:0] front_move;
    reg           behind_ipv4_move;
    reg  [1343:0] bytes_move;
    reg    [15:0] left_move;
    reg     [7:0] at_move;
    reg     [3:0] refusal_move;
    reg    [63:0] carrier_out_header;
    reg     [3:0] carrier_out_verdict;
    reg           carrier_out_found;
    reg   [959:0] carrier_out_rest;
    reg    [15:0] carrier_out_rest_left;
    reg     [7:0] carrier_out_rest_at;

    wire   [3:0] refusal = refusal_now;
    wire  [63:0] carrier_header = udp_move ? front_move : entropy_move ? {front_move[63:32], 32'd0} : 64'd0;
    wire   [3:0] carrier_verdict = refusal_move;
    wire         carrier_found = refusal_move == REFUSAL_UET && (udp_move || entropy_move);
    wire [959:0] carrier_rest_choice = behind_ipv4_move ? bytes_move[1119:160] : bytes_move[959:0];
    wire [959:0] carrier_rest_choice_2 = behind_ipv4_move ? bytes_move[1151:192] : bytes_move[991:32];
    wire [959:0] carrier_rest = udp_move ? carrier_rest_choice : carrier_rest_choice_2;
    wire  [15:0] carrier_rest_left = udp_move ? left_move - 16'd8 : left_move - 16'd4;
    wire   [7:0] carrier_rest_at = udp_move ? at_move + 8'd8 : at_move + 8'd4;

    always @* begin
        refusal_now = REFUSAL_UET;
        if (udp) begin
            if (left < 16'd8) begin
                refusal_now = REFUSAL_SHORT;
            end else if (front[47:32] != 16'h12b9) begin
                refusal_now = REFUSAL_OTHER;
            end else if (front[31:16] != left && !trimmed) begin
                refusal_now = REFUSAL_BAD_LENGTH;
            end
        end else if (entropy && left < 16'd4) begin
            refusal_now = REFUSAL_SHORT;
        end
    end

    always @(posedge clk) begin
        udp_move <= udp;
        entropy_move <= entropy;
        front_move <= front;
        behind_ipv4_move <= behind_ipv4;
        bytes_move <= bytes;
        left_move <= left;
        at_move <= at;
        refusal_move <= refusal;
        carrier_out_header <= carrier_header;
        carrier_out_verdict <= carrier_verdict;
        carrier_out_found <= carrier_found;
        carrier_out_rest <= carrier_rest;
        carrier_out_rest_left <= carrier_rest_left;
        carrier_out_rest_at <= carrier_rest_at;
    end

    assign header = carrier_out_header;
    assign verdict = carrier_out_verdict;
    assign found = carrier_out_found;
    assign rest = carrier_out_rest;
    assign rest_left = carrier_out_rest_left;
    assign rest_at = carrier_out_rest_at;

    wire _unused_ok = &{1'b0, bytes_move[1343:1152]};

endmodule

`default_nettype wire
