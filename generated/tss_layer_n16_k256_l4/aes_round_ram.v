// A round of AES, but the last one.
`default_nettype none

module aes_round_ram (
    input  wire         clk,
    input  wire [127:0] state,
    input  wire [127:0] key,
    output wire [127:0] next
);

    wire [7:0] bytes_0_s_twice;
    wire [7:0] bytes_0_s_byte;
    wire [7:0] bytes_0_t_twice;
    wire [7:0] bytes_0_t_byte;
    wire [7:0] bytes_2_s_twice;
    wire [7:0] bytes_2_s_byte;
    wire [7:0] bytes_2_t_twice;
    wire [7:0] bytes_2_t_byte;
    wire [7:0] bytes_4_s_twice;
    wire [7:0] bytes_4_s_byte;
    wire [7:0] bytes_4_t_twice;
    wire [7:0] bytes_4_t_byte;
    wire [7:0] bytes_6_s_twice;
    wire [7:0] bytes_6_s_byte;
    wire [7:0] bytes_6_t_twice;
    wire [7:0] bytes_6_t_byte;
    wire [7:0] bytes_8_s_twice;
    wire [7:0] bytes_8_s_byte;
    wire [7:0] bytes_8_t_twice;
    wire [7:0] bytes_8_t_byte;
    wire [7:0] bytes_10_s_twice;
    wire [7:0] bytes_10_s_byte;
    wire [7:0] bytes_10_t_twice;
    wire [7:0] bytes_10_t_byte;
    wire [7:0] bytes_12_s_twice;
    wire [7:0] bytes_12_s_byte;
    wire [7:0] bytes_12_t_twice;
    wire [7:0] bytes_12_t_byte;
    wire [7:0] bytes_14_s_twice;
    wire [7:0] bytes_14_s_byte;
    wire [7:0] bytes_14_t_twice;
    wire [7:0] bytes_14_t_byte;

    wire   [7:0] next_xor = bytes_0_s_twice ^ bytes_4_t_twice ^ bytes_4_t_byte ^ bytes_10_s_byte;
    wire   [7:0] next_xor_2 = bytes_4_t_twice ^ bytes_10_s_twice ^ bytes_10_s_byte ^ bytes_14_t_byte;
    wire   [7:0] next_xor_3 = bytes_10_s_twice ^ bytes_14_t_twice ^ bytes_14_t_byte ^ bytes_0_s_byte;
    wire   [7:0] next_xor_4 = bytes_14_t_twice ^ bytes_0_s_twice ^ bytes_0_s_byte ^ bytes_4_t_byte;
    wire   [7:0] next_xor_5 = bytes_4_s_twice ^ bytes_8_t_twice ^ bytes_8_t_byte ^ bytes_14_s_byte;
    wire   [7:0] next_xor_6 = bytes_8_t_twice ^ bytes_14_s_twice ^ bytes_14_s_byte ^ bytes_2_t_byte;
    wire   [7:0] next_xor_7 = bytes_14_s_twice ^ bytes_2_t_twice ^ bytes_2_t_byte ^ bytes_4_s_byte;
    wire   [7:0] next_xor_8 = bytes_2_t_twice ^ bytes_4_s_twice ^ bytes_4_s_byte ^ bytes_8_t_byte;
    wire   [7:0] next_xor_9 = bytes_8_s_twice ^ bytes_12_t_twice ^ bytes_12_t_byte ^ bytes_2_s_byte;
    wire   [7:0] next_xor_10 = bytes_12_t_twice ^ bytes_2_s_twice ^ bytes_2_s_byte ^ bytes_6_t_byte;
    wire   [7:0] next_xor_11 = bytes_2_s_twice ^ bytes_6_t_twice ^ bytes_6_t_byte ^ bytes_8_s_byte;
    wire   [7:0] next_xor_12 = bytes_6_t_twice ^ bytes_8_s_twice ^ bytes_8_s_byte ^ bytes_12_t_byte;
    wire   [7:0] next_xor_13 = bytes_12_s_twice ^ bytes_0_t_twice ^ bytes_0_t_byte ^ bytes_6_s_byte;
    wire   [7:0] next_xor_14 = bytes_0_t_twice ^ bytes_6_s_twice ^ bytes_6_s_byte ^ bytes_10_t_byte;
    wire   [7:0] next_xor_15 = bytes_6_s_twice ^ bytes_10_t_twice ^ bytes_10_t_byte ^ bytes_12_s_byte;
    wire   [7:0] next_xor_16 = bytes_10_t_twice ^ bytes_12_s_twice ^ bytes_12_s_byte ^ bytes_0_t_byte;
    wire [127:0] next_word = {
        next_xor ^ bytes_14_t_byte,
        next_xor_2 ^ bytes_0_s_byte,
        next_xor_3 ^ bytes_4_t_byte,
        next_xor_4 ^ bytes_10_s_byte,
        next_xor_5 ^ bytes_2_t_byte,
        next_xor_6 ^ bytes_4_s_byte,
        next_xor_7 ^ bytes_8_t_byte,
        next_xor_8 ^ bytes_14_s_byte,
        next_xor_9 ^ bytes_6_t_byte,
        next_xor_10 ^ bytes_8_s_byte,
        next_xor_11 ^ bytes_12_t_byte,
        next_xor_12 ^ bytes_2_s_byte,
        next_xor_13 ^ bytes_10_t_byte,
        next_xor_14 ^ bytes_12_s_byte,
        next_xor_15 ^ bytes_0_t_byte,
        next_xor_16 ^ bytes_6_s_byte
    };

    aes_sbox_ram bytes_0 (
        .clk     (clk),
        .a       (state[127:120]),
        .b       (state[119:112]),
        .s_twice (bytes_0_s_twice),
        .s_byte  (bytes_0_s_byte),
        .t_twice (bytes_0_t_twice),
        .t_byte  (bytes_0_t_byte)
    );

    aes_sbox_ram bytes_2 (
        .clk     (clk),
        .a       (state[111:104]),
        .b       (state[103:96]),
        .s_twice (bytes_2_s_twice),
        .s_byte  (bytes_2_s_byte),
        .t_twice (bytes_2_t_twice),
        .t_byte  (bytes_2_t_byte)
    );

    aes_sbox_ram bytes_4 (
        .clk     (clk),
        .a       (state[95:88]),
        .b       (state[87:80]),
        .s_twice (bytes_4_s_twice),
        .s_byte  (bytes_4_s_byte),
        .t_twice (bytes_4_t_twice),
        .t_byte  (bytes_4_t_byte)
    );

    aes_sbox_ram bytes_6 (
        .clk     (clk),
        .a       (state[79:72]),
        .b       (state[71:64]),
        .s_twice (bytes_6_s_twice),
        .s_byte  (bytes_6_s_byte),
        .t_twice (bytes_6_t_twice),
        .t_byte  (bytes_6_t_byte)
    );

    aes_sbox_ram bytes_8 (
        .clk     (clk),
        .a       (state[63:56]),
        .b       (state[55:48]),
        .s_twice (bytes_8_s_twice),
        .s_byte  (bytes_8_s_byte),
        .t_twice (bytes_8_t_twice),
        .t_byte  (bytes_8_t_byte)
    );

    aes_sbox_ram bytes_10 (
        .clk     (clk),
        .a       (state[47:40]),
        .b       (state[39:32]),
        .s_twice (bytes_10_s_twice),
        .s_byte  (bytes_10_s_byte),
        .t_twice (bytes_10_t_twice),
        .t_byte  (bytes_10_t_byte)
    );

    aes_sbox_ram bytes_12 (
        .clk     (clk),
        .a       (state[31:24]),
        .b       (state[23:16]),
        .s_twice (bytes_12_s_twice),
        .s_byte  (bytes_12_s_byte),
        .t_twice (bytes_12_t_twice),
        .t_byte  (bytes_12_t_byte)
    );

    aes_sbox_ram bytes_14 (
        .clk     (clk),
        .a       (state[15:8]),
        .b       (state[7:0]),
        .s_twice (bytes_14_s_twice),
        .s_byte  (bytes_14_s_byte),
        .t_twice (bytes_14_t_twice),
        .t_byte  (bytes_14_t_byte)
    );

    assign next = next_word ^ key;

endmodule

`default_nettype wire
