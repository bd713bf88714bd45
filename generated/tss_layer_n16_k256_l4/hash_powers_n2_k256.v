// The powers 1 to 2 of hash keys.
`default_nettype none

module hash_powers_n2_k256 (
    input  wire         clk,
    input  wire         rst,
    input  wire   [7:0] key,
    output wire         install_enable,
    output wire   [7:0] install_key,
    output wire         install_power,
    output wire [127:0] install_value,
    input  wire [127:0] up_payload,
    input  wire         up_valid,
    output wire         up_ready
);

    reg          busy;
    reg          enable;
    reg          power;
    reg  [127:0] h;
    reg  [127:0] value;
    reg  [127:0] rest;
    reg    [4:0] step;

    wire [127:0] moved = {
        value[7],
        ^(value & 128'd192),
        ^(value & 128'd224),
        ^(value & 128'd112),
        ^(value & 128'd56),
        ^(value & 128'd28),
        ^(value & 128'd14),
        ^(value & 128'd135),
        ^(value & 128'h80000000000000000000000000000043),
        ^(value & 128'h40000000000000000000000000000021),
        ^(value & 128'h20000000000000000000000000000010),
        ^(value & 128'h10000000000000000000000000000008),
        ^(value & 128'h8000000000000000000000000000004),
        ^(value & 128'h4000000000000000000000000000002),
        ^(value & 128'h2000000000000000000000000000001),
        value[120:8]
    };
    wire         value_parity = ^(h & 128'h40000000000000000000000000000001);
    wire         value_parity_2 = ^(h & 128'h2000000000000000000000000000001);
    wire [127:0] value_word = {
        h[0],
        ^(h & 128'h80000000000000000000000000000001),
        value_parity,
        h[125:122],
        value_parity_2,
        h[120:1]
    };
    wire [127:0] value_xor = moved ^ (h & {128{rest[7]}}) ^ (value_word & {128{rest[6]}});
    wire         value_parity_3 = ^(h & 128'h80000000000000000000000000000003);
    wire         value_parity_4 = ^(h & 128'h4000000000000000000000000000002);
    wire [127:0] value_word_2 = {
        h[1],
        ^(h & 128'd3),
        value_parity_3,
        value_parity,
        h[125:123],
        value_parity_4,
        value_parity_2,
        h[120:2]
    };
    wire [127:0] value_xor_2 = value_xor ^ (value_word_2 & {128{rest[5]}});
    wire         h_and_7_parity = ^(h & 128'd7);
    wire         value_parity_5 = ^(h & 128'h8000000000000000000000000000004);
    wire [127:0] value_word_3 = {
        h[2],
        ^(h & 128'd6),
        h_and_7_parity,
        value_parity_3,
        value_parity,
        h[125:124],
        value_parity_5,
        value_parity_4,
        value_parity_2,
        h[120:3]
    };
    wire [127:0] value_xor_3 = value_xor_2 ^ (value_word_3 & {128{rest[4]}});
    wire         h_and_14_parity = ^(h & 128'd14);
    wire         value_parity_6 = ^(h & 128'h10000000000000000000000000000008);
    wire [127:0] value_word_4 = {
        h[3],
        ^(h & 128'd12),
        h_and_14_parity,
        h_and_7_parity,
        value_parity_3,
        value_parity,
        h[125],
        value_parity_6,
        value_parity_5,
        value_parity_4,
        value_parity_2,
        h[120:4]
    };
    wire [127:0] value_xor_4 = value_xor_3 ^ (value_word_4 & {128{rest[3]}});
    wire         h_and_28_parity = ^(h & 128'd28);
    wire         value_parity_7 = ^(h & 128'h20000000000000000000000000000010);
    wire [127:0] value_word_5 = {
        h[4],
        ^(h & 128'd24),
        h_and_28_parity,
        h_and_14_parity,
        h_and_7_parity,
        value_parity_3,
        value_parity,
        value_parity_7,
        value_parity_6,
        value_parity_5,
        value_parity_4,
        value_parity_2,
        h[120:5]
    };
    wire [127:0] value_xor_5 = value_xor_4 ^ (value_word_5 & {128{rest[2]}});
    wire         h_and_56_parity = ^(h & 128'd56);
    wire         value_parity_8 = ^(h & 128'h40000000000000000000000000000021);
    wire [127:0] value_word_6 = {
        h[5],
        ^(h & 128'd48),
        h_and_56_parity,
        h_and_28_parity,
        h_and_14_parity,
        h_and_7_parity,
        value_parity_3,
        value_parity_8,
        value_parity_7,
        value_parity_6,
        value_parity_5,
        value_parity_4,
        value_parity_2,
        h[120:6]
    };
    wire [127:0] value_xor_6 = value_xor_5 ^ (value_word_6 & {128{rest[1]}});
    wire [127:0] value_word_7 = {
        h[6],
        ^(h & 128'd96),
        ^(h & 128'd112),
        h_and_56_parity,
        h_and_28_parity,
        h_and_14_parity,
        h_and_7_parity,
        ^(h & 128'h80000000000000000000000000000043),
        value_parity_8,
        value_parity_7,
        value_parity_6,
        value_parity_5,
        value_parity_4,
        value_parity_2,
        h[120:7]
    };

    always @(posedge clk) begin
        if (rst) begin
            busy <= 1'b0;
            enable <= 1'b0;
        end else begin
            enable <= 1'b0;
            if (!busy) begin
                busy <= up_valid;
                enable <= up_valid;
            end else if (step == 5'd0) begin
            end else if (step == 5'd16) begin
                enable <= 1'b1;
                if (!power) begin
                    busy <= 1'b0;
                end
            end
        end
    end

    always @(posedge clk) begin
        if (!busy) begin
            power <= 1'b0;
            h <= up_payload;
            value <= up_payload;
            rest <= 128'd0;
            step <= 5'd0;
        end else if (step == 5'd0) begin
            step <= 5'd1;
            rest <= value;
            value <= 128'd0;
        end else begin
            value <= value_xor_6 ^ (value_word_7 & {128{rest[0]}});
            rest <= {8'd0, rest[127:8]};
            step <= step + 5'd1;
            if (step == 5'd16) begin
                step <= 5'd0;
                power <= power + 1'b1;
            end
        end
    end

    assign install_enable = enable;
    assign install_key = key;
    assign install_power = power;
    assign install_value = value;
    assign up_ready = !busy;

endmodule

`default_nettype wire
