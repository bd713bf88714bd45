// Finds the lowest PSN that is not done, 5 clocks after the words in which it may be.
`default_nettype none

module hole_in_order_n8_w128_p2 (
    input  wire         clk,
    input  wire   [2:0] pdc,
    input  wire   [3:0] open,
    input  wire  [31:0] base,
    input  wire  [31:0] uncleared,
    input  wire         write_enable,
    input  wire         write_store,
    input  wire   [2:0] write_pdc,
    input  wire         write_word,
    input  wire   [1:0] write_written,
    input  wire [127:0] write_data,
    output reg   [31:0] hole,
    output wire         held
);

    reg    [2:0] pdc_1;
    reg   [31:0] base_1;
    reg   [31:0] base_2;
    reg   [31:0] uncleared_1;
    reg   [31:0] uncleared_2;
    wire   [1:0] first_position;
    reg    [1:0] place;
    reg   [24:0] lap_number;
    wire         behind_flags_q_enable;
    wire         behind_flags_q_store;
    wire   [2:0] behind_flags_q_pdc;
    wire         behind_flags_q_word;
    wire   [1:0] behind_flags_q_written;
    wire [127:0] behind_flags_q_data;
    wire [127:0] copy_slots;
    reg          is_own;
    reg   [63:0] passed;
    reg   [63:0] done;
    reg          is_below;
    reg          is_first;
    reg   [63:0] cleared;
    wire   [5:0] slot_position;
    reg          word_1;
    reg   [25:0] number_1;
    reg   [25:0] number_2;
    reg   [63:0] marked_1;
    reg   [63:0] marked_2;

    wire [63:0] marked_2_shr_hole_5_0 = marked_2 >> hole[5:0];
    wire  [1:0] is_below_word = {uncleared_1[7] ^ base_1[7], uncleared_1[6]};
    wire [63:0] cleared_and = ~({64{1'b1}} << uncleared_2[5:0]) & {64{is_first}};

    lowest_one_w4 first (
        .word     (open),
        .position (first_position)
    );

    delay_w136_c5 behind_flags (
        .clk       (clk),
        .d_enable  (write_enable),
        .d_store   (write_store),
        .d_pdc     (write_pdc),
        .d_word    (write_word),
        .d_written (write_written),
        .d_data    (write_data),
        .q_enable  (behind_flags_q_enable),
        .q_store   (behind_flags_q_store),
        .q_pdc     (behind_flags_q_pdc),
        .q_word    (behind_flags_q_word),
        .q_written (behind_flags_q_written),
        .q_data    (behind_flags_q_data)
    );

    bitmap_copy_n8_w128_p2 copy (
        .clk           (clk),
        .write_enable  (behind_flags_q_enable),
        .write_store   (behind_flags_q_store),
        .write_pdc     (behind_flags_q_pdc),
        .write_word    (behind_flags_q_word),
        .write_written (behind_flags_q_written),
        .write_data    (behind_flags_q_data),
        .pdc           (pdc_1),
        .word          (place[0]),
        .lap           (base_1[7] ^ place[1]),
        .slots         (copy_slots)
    );

    lowest_one_w64 slot (
        .word     (~done),
        .position (slot_position)
    );

    always @(posedge clk) begin
        pdc_1 <= pdc;
        base_1 <= base;
        base_2 <= base_1;
        uncleared_1 <= uncleared;
        uncleared_2 <= uncleared_1;
        place <= (|open) ? first_position : {1'b1, base[6]};
        lap_number <= base_1[31:7] + {24'd0, place[1]};
        is_own <= place == {1'b0, base_1[6]};
        passed <= ~({64{1'b1}} << base_2[5:0]) & {64{is_own}};
        is_below <= place < is_below_word;
        is_first <= place == is_below_word;
        cleared <= cleared_and | {64{is_below}};
        done <= (copy_slots[63:0] & (~copy_slots[127:64] | cleared)) | passed;
        word_1 <= place[0];
        number_1 <= {lap_number, word_1};
        number_2 <= number_1;
        hole <= {number_2, slot_position};
        marked_1 <= copy_slots[63:0];
        marked_2 <= marked_1;
    end

    assign held = marked_2_shr_hole_5_0[0];

    wire _unused_ok = &{1'b0, base_2[31:6], uncleared_2[31:6], marked_2_shr_hole_5_0[63:1]};

endmodule

`default_nettype wire
