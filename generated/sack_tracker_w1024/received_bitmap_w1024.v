// Which of 1024 PSNs have arrived; slots hold lap parities, so nothing is cleared as the window moves.
`default_nettype none

module received_bitmap_w1024 (
    input  wire        clk,
    input  wire        rst,
    input  wire        clear,
    input  wire        mark,
    input  wire  [3:0] mark_word,
    input  wire  [5:0] mark_slot,
    input  wire        mark_lap,
    input  wire [63:0] mark_passed,
    input  wire  [3:0] hole_word,
    input  wire        hole_lap,
    input  wire  [3:0] sack_low_word,
    input  wire        sack_low_lap,
    input  wire  [3:0] sack_high_word,
    input  wire        sack_high_lap,
    output wire        arrived,
    output wire        complete,
    output wire [63:0] hole_slots,
    output wire [63:0] sack_low_slots,
    output wire [63:0] sack_high_slots
);

    reg  [15:0] written;
    reg         writing;
    reg   [3:0] write_word;
    reg  [63:0] write_data;
    reg  [63:0] slots [0:15];

    wire [15:0] valid = written & {16{!clear}};
    wire        forward = writing && write_word == mark_word;
    wire [63:0] slots_rdata = slots[mark_word];
    wire [15:0] valid_shr_mark_word = valid >> mark_word;
    wire        valid_shr_mark_word_0 = valid_shr_mark_word[0];
    wire [63:0] marked_word = slots_rdata & {64{valid_shr_mark_word_0}};
    wire [63:0] slot = 64'd1 << mark_slot;
    wire [63:0] seen_choice = forward ? write_data : marked_word;
    wire [63:0] seen = (seen_choice ^ {64{mark_lap}}) | mark_passed;
    wire [63:0] slots_rdata_1 = slots[hole_word];
    wire [15:0] valid_shr_hole_word = valid >> hole_word;
    wire        valid_shr_hole_word_0 = valid_shr_hole_word[0];
    wire [63:0] hole_stored = slots_rdata_1 & {64{valid_shr_hole_word_0}};
    wire [63:0] slots_rdata_2 = slots[sack_low_word];
    wire [15:0] valid_shr_sack_low_word = valid >> sack_low_word;
    wire        valid_shr_sack_low_word_0 = valid_shr_sack_low_word[0];
    wire [63:0] sack_low_stored = slots_rdata_2 & {64{valid_shr_sack_low_word_0}};
    wire [63:0] slots_rdata_3 = slots[sack_high_word];
    wire [15:0] valid_shr_sack_high_word = valid >> sack_high_word;
    wire        valid_shr_sack_high_word_0 = valid_shr_sack_high_word[0];
    wire [63:0] sack_high_stored = slots_rdata_3 & {64{valid_shr_sack_high_word_0}};

    always @(posedge clk) begin
        if (writing) slots[write_word] <= write_data;
    end

    always @(posedge clk) begin
        if (rst) begin
            written <= 16'd0;
            writing <= 1'b0;
        end else begin
            writing <= mark;
            if (clear) begin
                written <= 16'd0;
            end else if (writing) begin
                written <= written | (16'd1 << write_word);
            end
        end
    end

    always @(posedge clk) begin
        write_word <= mark_word;
        write_data <= mark_lap ? seen_choice & ~slot : seen_choice | slot;
    end

    assign arrived = |(seen & slot);
    assign complete = &(seen | slot);
    assign hole_slots = hole_stored ^ {64{hole_lap}};
    assign sack_low_slots = sack_low_stored ^ {64{sack_low_lap}};
    assign sack_high_slots = sack_high_stored ^ {64{sack_high_lap}};

    wire _unused_ok = &{1'b0, valid_shr_mark_word[15:1], valid_shr_hole_word[15:1], valid_shr_sack_low_word[15:1], valid_shr_sack_high_word[15:1]};

endmodule

`default_nettype wire
