// Finds the lowest PSN that is not done, 5 clocks after the words in which it may be.
`default_nettype none

module hole_in_order_n256_w1024_p2 (
    input  wire         clk,
    input  wire   [7:0] pdc,
    input  wire  [31:0] open,
    input  wire  [31:0] base,
    input  wire  [31:0] uncleared,
    input  wire         write_enable,
    input  wire         write_store,
    input  wire   [7:0] write_pdc,
    input  wire   [3:0] write_word,
    input  wire  [15:0] write_written,
    input  wire [127:0] write_data,
    output wire  [31:0] hole,
    output wire         held
);

    wire   [4:0] first_position;
    reg    [4:0] place_read;
    reg   [31:0] base_read;
    reg   [31:0] uncleared_read;
    reg    [7:0] pdc_read;
    wire         write_later_q_enable;
    wire         write_later_q_store;
    wire   [7:0] write_later_q_pdc;
    wire   [3:0] write_later_q_word;
    wire  [15:0] write_later_q_written;
    wire [127:0] write_later_q_data;
    wire [127:0] copy_slots;
    reg   [31:0] base_mask;
    reg   [31:0] uncleared_mask;
    reg          is_own_mask;
    reg          is_below_mask;
    reg          is_first_mask;
    reg   [63:0] passed_done;
    reg   [63:0] cleared_done;
    reg   [25:0] number_mask;
    reg   [25:0] number_done;
    reg   [25:0] number_slot;
    reg   [63:0] done_slot;
    wire   [5:0] slot_position;
    reg   [31:0] lowest_out;
    reg   [63:0] marks_slot;
    reg   [63:0] marks_out;

    wire  [4:0] place = (|open) ? first_position : {1'b1, base[9:6]};
    wire [25:0] number = {base_read[31:10] + {21'd0, place_read[4]}, place_read[3:0]};
    wire        read_lap = base_read[10] ^ place_read[4];
    wire        is_own = place_read == {1'b0, base_read[9:6]};
    wire  [4:0] is_below_word = {uncleared_read[10] ^ base_read[10], uncleared_read[9:6]};
    wire        is_below = place_read < is_below_word;
    wire        is_first = place_read == is_below_word;
    wire [63:0] passed = ~({64{1'b1}} << base_mask[5:0]) & {64{is_own_mask}};
    wire [63:0] cleared_and = ~({64{1'b1}} << uncleared_mask[5:0]) & {64{is_first_mask}};
    wire [63:0] cleared = cleared_and | {64{is_below_mask}};
    wire [63:0] marks = copy_slots[63:0];
    wire [63:0] done_and = copy_slots[63:0] & (~copy_slots[127:64] | cleared_done);
    wire [63:0] done = done_and | passed_done;
    wire [31:0] lowest = {number_slot, slot_position};
    wire [63:0] marks_out_shr_lowest_out_5_0 = marks_out >> lowest_out[5:0];

    lowest_one_w32 first (
        .word     (open),
        .position (first_position)
    );

    delay_w158_c5 write_later (
        .clk       (clk),
        .d_enable  (write_enable),
        .d_store   (write_store),
        .d_pdc     (write_pdc),
        .d_word    (write_word),
        .d_written (write_written),
        .d_data    (write_data),
        .q_enable  (write_later_q_enable),
        .q_store   (write_later_q_store),
        .q_pdc     (write_later_q_pdc),
        .q_word    (write_later_q_word),
        .q_written (write_later_q_written),
        .q_data    (write_later_q_data)
    );

    bitmap_copy_n256_w1024_p2 copy (
        .clk           (clk),
        .write_enable  (write_later_q_enable),
        .write_store   (write_later_q_store),
        .write_pdc     (write_later_q_pdc),
        .write_word    (write_later_q_word),
        .write_written (write_later_q_written),
        .write_data    (write_later_q_data),
        .pdc           (pdc_read),
        .word          (place_read[3:0]),
        .lap           (read_lap),
        .slots         (copy_slots)
    );

    lowest_one_w64 slot (
        .word     (~done_slot),
        .position (slot_position)
    );

    always @(posedge clk) begin
        place_read <= place;
        base_read <= base;
        uncleared_read <= uncleared;
        pdc_read <= pdc;
        base_mask <= base_read;
        uncleared_mask <= uncleared_read;
        is_own_mask <= is_own;
        is_below_mask <= is_below;
        is_first_mask <= is_first;
        passed_done <= passed;
        cleared_done <= cleared;
        number_mask <= number;
        number_done <= number_mask;
        number_slot <= number_done;
        done_slot <= done;
        lowest_out <= lowest;
        marks_slot <= marks;
        marks_out <= marks_slot;
    end

    assign hole = lowest_out;
    assign held = marks_out_shr_lowest_out_5_0[0];

    wire _unused_ok = &{1'b0, base_mask[31:6], uncleared_mask[31:6], marks_out_shr_lowest_out_5_0[63:1]};

endmodule

`default_nettype wire
