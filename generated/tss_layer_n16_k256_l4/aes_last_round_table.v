// The last round of AES.
`default_nettype none

module aes_last_round_table (
    input  wire         clk,
    input  wire [127:0] state,
    input  wire [127:0] key,
    output wire [127:0] next
);

    reg  [127:0] held = 128'd0;
    wire   [7:0] byte_0_s;
    wire   [7:0] byte_1_s;
    wire   [7:0] byte_2_s;
    wire   [7:0] byte_3_s;
    wire   [7:0] byte_4_s;
    wire   [7:0] byte_5_s;
    wire   [7:0] byte_6_s;
    wire   [7:0] byte_7_s;
    wire   [7:0] byte_8_s;
    wire   [7:0] byte_9_s;
    wire   [7:0] byte_10_s;
    wire   [7:0] byte_11_s;
    wire   [7:0] byte_12_s;
    wire   [7:0] byte_13_s;
    wire   [7:0] byte_14_s;
    wire   [7:0] byte_15_s;

    wire [127:0] next_word = {
        byte_0_s,
        byte_5_s,
        byte_10_s,
        byte_15_s,
        byte_4_s,
        byte_9_s,
        byte_14_s,
        byte_3_s,
        byte_8_s,
        byte_13_s,
        byte_2_s,
        byte_7_s,
        byte_12_s,
        byte_1_s,
        byte_6_s,
        byte_11_s
    };

    aes_sbox_table byte_0 (
        .a (held[127:120]),
        .s (byte_0_s)
    );

    aes_sbox_table byte_1 (
        .a (held[119:112]),
        .s (byte_1_s)
    );

    aes_sbox_table byte_2 (
        .a (held[111:104]),
        .s (byte_2_s)
    );

    aes_sbox_table byte_3 (
        .a (held[103:96]),
        .s (byte_3_s)
    );

    aes_sbox_table byte_4 (
        .a (held[95:88]),
        .s (byte_4_s)
    );

    aes_sbox_table byte_5 (
        .a (held[87:80]),
        .s (byte_5_s)
    );

    aes_sbox_table byte_6 (
        .a (held[79:72]),
        .s (byte_6_s)
    );

    aes_sbox_table byte_7 (
        .a (held[71:64]),
        .s (byte_7_s)
    );

    aes_sbox_table byte_8 (
        .a (held[63:56]),
        .s (byte_8_s)
    );

    aes_sbox_table byte_9 (
        .a (held[55:48]),
        .s (byte_9_s)
    );

    aes_sbox_table byte_10 (
        .a (held[47:40]),
        .s (byte_10_s)
    );

    aes_sbox_table byte_11 (
        .a (held[39:32]),
        .s (byte_11_s)
    );

    aes_sbox_table byte_12 (
        .a (held[31:24]),
        .s (byte_12_s)
    );

    aes_sbox_table byte_13 (
        .a (held[23:16]),
        .s (byte_13_s)
    );

    aes_sbox_table byte_14 (
        .a (held[15:8]),
        .s (byte_14_s)
    );

    aes_sbox_table byte_15 (
        .a (held[7:0]),
        .s (byte_15_s)
    );

    always @(posedge clk) begin
        held <= state;
    end

    assign next = next_word ^ key;

endmodule

`default_nettype wire
