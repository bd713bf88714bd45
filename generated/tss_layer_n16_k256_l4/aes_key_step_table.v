// The next round key of AES.
`default_nettype none

module aes_key_step_table (
    input  wire [127:0] prior,
    input  wire [127:0] key,
    input  wire         turned,
    input  wire   [7:0] constant,
    output wire [127:0] next
);

    wire [7:0] byte_0_s;
    wire [7:0] byte_1_s;
    wire [7:0] byte_2_s;
    wire [7:0] byte_3_s;

    wire [31:0] argument = turned ? {key[23:0], key[31:24]} : key[31:0];
    wire [31:0] substituted = {byte_0_s, byte_1_s, byte_2_s, byte_3_s} ^ {constant, 24'd0};
    wire [31:0] word_0 = substituted ^ prior[127:96];
    wire [31:0] word_1 = word_0 ^ prior[95:64];
    wire [31:0] word_2 = word_1 ^ prior[63:32];
    wire [31:0] word_3 = word_2 ^ prior[31:0];

    aes_sbox_table byte_0 (
        .a (argument[31:24]),
        .s (byte_0_s)
    );

    aes_sbox_table byte_1 (
        .a (argument[23:16]),
        .s (byte_1_s)
    );

    aes_sbox_table byte_2 (
        .a (argument[15:8]),
        .s (byte_2_s)
    );

    aes_sbox_table byte_3 (
        .a (argument[7:0]),
        .s (byte_3_s)
    );

    assign next = {word_0, word_1, word_2, word_3};

    wire _unused_ok = &{1'b0, key[127:32]};

endmodule

`default_nettype wire
