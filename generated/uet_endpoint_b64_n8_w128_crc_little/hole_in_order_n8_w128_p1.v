// Finds the lowest PSN that is not done, 5 clocks after the words in which it may be.
`default_nettype none

module hole_in_order_n8_w128_p1 (
    input  wire        clk,
    input  wire  [2:0] pdc,
    input  wire  [3:0] open,
    input  wire [31:0] base,
    input  wire        write_enable,
    input  wire        write_store,
    input  wire  [2:0] write_pdc,
    input  wire        write_word,
    input  wire  [1:0] write_written,
    input  wire [63:0] write_data,
    output wire [31:0] hole
);

    wire  [1:0] first_position;
    reg   [1:0] place_read;
    reg  [31:0] base_read;
    reg   [2:0] pdc_read;
    wire        write_later_q_enable;
    wire        write_later_q_store;
    wire  [2:0] write_later_q_pdc;
    wire        write_later_q_word;
    wire  [1:0] write_later_q_written;
    wire [63:0] write_later_q_data;
    wire [63:0] copy_slots;
    reg  [31:0] base_mask;
    reg         is_own_mask;
    reg  [63:0] passed_done;
    reg  [25:0] number_mask;
    reg  [25:0] number_done;
    reg  [25:0] number_slot;
    reg  [63:0] done_slot;
    wire  [5:0] slot_position;
    reg  [31:0] lowest_out;

    wire  [1:0] place = (|open) ? first_position : {1'b1, base[6]};
    wire [25:0] number = {base_read[31:7] + {24'd0, place_read[1]}, place_read[0]};
    wire        read_lap = base_read[7] ^ place_read[1];
    wire        is_own = place_read == {1'b0, base_read[6]};
    wire [63:0] passed = ~({64{1'b1}} << base_mask[5:0]) & {64{is_own_mask}};
    wire [63:0] marks = copy_slots;
    wire [63:0] done = copy_slots | passed_done;
    wire [31:0] lowest = {number_slot, slot_position};

    lowest_one_w4 first (
        .word     (open),
        .position (first_position)
    );

    delay_w72_c5 write_later (
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

    bitmap_copy_n8_w128_p1 copy (
        .clk           (clk),
        .write_enable  (write_later_q_enable),
        .write_store   (write_later_q_store),
        .write_pdc     (write_later_q_pdc),
        .write_word    (write_later_q_word),
        .write_written (write_later_q_written),
        .write_data    (write_later_q_data),
        .pdc           (pdc_read),
        .word          (place_read[0]),
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
        pdc_read <= pdc;
        base_mask <= base_read;
        is_own_mask <= is_own;
        passed_done <= passed;
        number_mask <= number;
        number_done <= number_mask;
        number_slot <= number_done;
        done_slot <= done;
        lowest_out <= lowest;
    end

    assign hole = lowest_out;

    wire _unused_ok = &{1'b0, base_mask[31:6], marks};

endmodule

`default_nettype wire
