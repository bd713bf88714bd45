// AES-256 of one block at a time, a round a clock.
`default_nettype none

module aes256_serial_cipher (
    input  wire         clk,
    input  wire         rst,
    input  wire         forget,
    output reg          done,
    output reg  [127:0] cipher,
    input  wire [255:0] up_payload_key,
    input  wire [127:0] up_payload_block,
    input  wire         up_valid,
    output wire         up_ready
);

    reg  [127:0] block;
    wire         expander_install_enable;
    wire         expander_install_all;
    wire         expander_install_slot;
    wire   [3:0] expander_install_round;
    wire [127:0] expander_install_key;
    wire         expander_up_ready;
    wire   [7:0] bytes_0_s_twice;
    wire   [7:0] bytes_0_s_byte;
    wire   [7:0] bytes_0_t_twice;
    wire   [7:0] bytes_0_t_byte;
    wire   [7:0] bytes_2_s_twice;
    wire   [7:0] bytes_2_s_byte;
    wire   [7:0] bytes_2_t_twice;
    wire   [7:0] bytes_2_t_byte;
    wire   [7:0] bytes_4_s_twice;
    wire   [7:0] bytes_4_s_byte;
    wire   [7:0] bytes_4_t_twice;
    wire   [7:0] bytes_4_t_byte;
    wire   [7:0] bytes_6_s_twice;
    wire   [7:0] bytes_6_s_byte;
    wire   [7:0] bytes_6_t_twice;
    wire   [7:0] bytes_6_t_byte;
    wire   [7:0] bytes_8_s_twice;
    wire   [7:0] bytes_8_s_byte;
    wire   [7:0] bytes_8_t_twice;
    wire   [7:0] bytes_8_t_byte;
    wire   [7:0] bytes_10_s_twice;
    wire   [7:0] bytes_10_s_byte;
    wire   [7:0] bytes_10_t_twice;
    wire   [7:0] bytes_10_t_byte;
    wire   [7:0] bytes_12_s_twice;
    wire   [7:0] bytes_12_s_byte;
    wire   [7:0] bytes_12_t_twice;
    wire   [7:0] bytes_12_t_byte;
    wire   [7:0] bytes_14_s_twice;
    wire   [7:0] bytes_14_s_byte;
    wire   [7:0] bytes_14_t_twice;
    wire   [7:0] bytes_14_t_byte;

    wire         first = expander_install_round == 4'd0;
    wire         last = expander_install_round == 4'd14;
    wire   [7:0] state_xor = bytes_0_s_twice ^ bytes_4_t_twice ^ bytes_4_t_byte ^ bytes_10_s_byte;
    wire   [7:0] state_xor_2 = bytes_4_t_twice ^ bytes_10_s_twice ^ bytes_10_s_byte ^ bytes_14_t_byte;
    wire   [7:0] state_xor_3 = bytes_10_s_twice ^ bytes_14_t_twice ^ bytes_14_t_byte ^ bytes_0_s_byte;
    wire   [7:0] state_xor_4 = bytes_14_t_twice ^ bytes_0_s_twice ^ bytes_0_s_byte ^ bytes_4_t_byte;
    wire   [7:0] state_xor_5 = bytes_4_s_twice ^ bytes_8_t_twice ^ bytes_8_t_byte ^ bytes_14_s_byte;
    wire   [7:0] state_xor_6 = bytes_8_t_twice ^ bytes_14_s_twice ^ bytes_14_s_byte ^ bytes_2_t_byte;
    wire   [7:0] state_xor_7 = bytes_14_s_twice ^ bytes_2_t_twice ^ bytes_2_t_byte ^ bytes_4_s_byte;
    wire   [7:0] state_xor_8 = bytes_2_t_twice ^ bytes_4_s_twice ^ bytes_4_s_byte ^ bytes_8_t_byte;
    wire   [7:0] state_xor_9 = bytes_8_s_twice ^ bytes_12_t_twice ^ bytes_12_t_byte ^ bytes_2_s_byte;
    wire   [7:0] state_xor_10 = bytes_12_t_twice ^ bytes_2_s_twice ^ bytes_2_s_byte ^ bytes_6_t_byte;
    wire   [7:0] state_xor_11 = bytes_2_s_twice ^ bytes_6_t_twice ^ bytes_6_t_byte ^ bytes_8_s_byte;
    wire   [7:0] state_xor_12 = bytes_6_t_twice ^ bytes_8_s_twice ^ bytes_8_s_byte ^ bytes_12_t_byte;
    wire   [7:0] state_xor_13 = bytes_12_s_twice ^ bytes_0_t_twice ^ bytes_0_t_byte ^ bytes_6_s_byte;
    wire   [7:0] state_xor_14 = bytes_0_t_twice ^ bytes_6_s_twice ^ bytes_6_s_byte ^ bytes_10_t_byte;
    wire   [7:0] state_xor_15 = bytes_6_s_twice ^ bytes_10_t_twice ^ bytes_10_t_byte ^ bytes_12_s_byte;
    wire   [7:0] state_xor_16 = bytes_10_t_twice ^ bytes_12_s_twice ^ bytes_12_s_byte ^ bytes_0_t_byte;
    wire [127:0] state_word = {
        state_xor ^ bytes_14_t_byte,
        state_xor_2 ^ bytes_0_s_byte,
        state_xor_3 ^ bytes_4_t_byte,
        state_xor_4 ^ bytes_10_s_byte,
        state_xor_5 ^ bytes_2_t_byte,
        state_xor_6 ^ bytes_4_s_byte,
        state_xor_7 ^ bytes_8_t_byte,
        state_xor_8 ^ bytes_14_s_byte,
        state_xor_9 ^ bytes_6_t_byte,
        state_xor_10 ^ bytes_8_s_byte,
        state_xor_11 ^ bytes_12_t_byte,
        state_xor_12 ^ bytes_2_s_byte,
        state_xor_13 ^ bytes_10_t_byte,
        state_xor_14 ^ bytes_12_s_byte,
        state_xor_15 ^ bytes_0_t_byte,
        state_xor_16 ^ bytes_6_s_byte
    };
    wire [127:0] state = (first ? block : state_word) ^ expander_install_key;
    wire [127:0] shifted = {
        bytes_0_s_byte,
        bytes_4_t_byte,
        bytes_10_s_byte,
        bytes_14_t_byte,
        bytes_4_s_byte,
        bytes_8_t_byte,
        bytes_14_s_byte,
        bytes_2_t_byte,
        bytes_8_s_byte,
        bytes_12_t_byte,
        bytes_2_s_byte,
        bytes_6_t_byte,
        bytes_12_s_byte,
        bytes_0_t_byte,
        bytes_6_s_byte,
        bytes_10_t_byte
    };
    wire         ends = expander_install_enable && last;

    aes256_key_expander_table_n2 expander (
        .clk             (clk),
        .rst             (rst),
        .install_enable  (expander_install_enable),
        .install_all     (expander_install_all),
        .install_slot    (expander_install_slot),
        .install_round   (expander_install_round),
        .install_key     (expander_install_key),
        .up_payload_slot (1'b0),
        .up_payload_key  (up_payload_key),
        .up_valid        (up_valid),
        .up_ready        (expander_up_ready)
    );

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

    always @(posedge clk) begin
        if (rst) begin
            done <= 1'b0;
        end else begin
            done <= ends;
        end
    end

    always @(posedge clk) begin
        block <= up_payload_block;
        if (ends) begin
            cipher <= shifted ^ expander_install_key;
        end else if (forget) begin
            cipher <= 128'd0;
        end
    end

    assign up_ready = expander_up_ready;

    wire _unused_ok = &{1'b0, expander_install_all, expander_install_slot};

endmodule

`default_nettype wire
