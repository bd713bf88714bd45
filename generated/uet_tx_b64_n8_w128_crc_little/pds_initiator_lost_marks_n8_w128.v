// Packets of 8 PDCs that are marked lost, an event a clock.
`default_nettype none

module pds_initiator_lost_marks_n8_w128 (
    input  wire        clk,
    input  wire        rst,
    input  wire        valid,
    input  wire  [2:0] place,
    input  wire        fresh,
    input  wire        address_even_enable,
    input  wire  [2:0] address_even,
    input  wire        address_odd_enable,
    input  wire  [2:0] address_odd,
    input  wire        held_even,
    input  wire        held_odd,
    input  wire        is_ack,
    input  wire        marks,
    input  wire        unmarks,
    input  wire  [5:0] slot,
    input  wire [63:0] shown_even,
    input  wire [63:0] shown_odd,
    output reg         marks_write_address_even_enable,
    output reg   [2:0] marks_write_address_even,
    output reg         marks_write_address_odd_enable,
    output reg   [2:0] marks_write_address_odd,
    output reg  [63:0] marks_write_words_even,
    output reg  [63:0] marks_write_words_odd,
    output reg         flags_write_enable,
    output reg   [2:0] flags_write_place,
    output reg   [1:0] flags_write_flags,
    output wire        any
);

    reg         address_read_even_enable;
    reg   [2:0] address_read_even;
    reg         address_read_odd_enable;
    reg   [2:0] address_read_odd;
    reg         address_out_even_enable;
    reg   [2:0] address_out_even;
    reg         address_out_odd_enable;
    reg   [2:0] address_out_odd;
    reg         held_read_even;
    reg         held_read_odd;
    reg         held_out_even;
    reg         held_out_odd;
    wire [63:0] marks_even_word;
    wire  [2:0] marks_even_at;
    wire        marks_even_valid;
    wire [63:0] marks_odd_word;
    wire  [2:0] marks_odd_at;
    wire        marks_odd_valid;
    reg         flag_enable_look;
    reg   [2:0] flag_place_look;
    reg         flag_fresh_look;
    reg         flag_fresh_read;
    reg         flag_fresh_out;
    wire  [1:0] flags_word;
    wire  [2:0] flags_at;
    wire        flags_valid;
    reg         flag_enable_read;
    reg         flag_enable_out;
    reg   [2:0] flag_place_read;
    reg   [2:0] flag_place_out;

    wire        even_here = address_out_even_enable && !is_ack;
    wire [63:0] marks_even_now = marks_even_word;
    wire [63:0] even_next_shl = 64'd1 << slot;
    wire [63:0] even_next_and = even_next_shl & {64{even_here}};
    wire [63:0] even_next_or = (marks_even_now & {64{held_out_even}}) | (even_next_and & {64{marks}});
    wire [63:0] even_next_and_2 = even_next_or & ~(even_next_and & {64{unmarks}});
    wire [63:0] even_next = even_next_and_2 & ~(shown_even & {64{is_ack}});
    wire        odd_here = address_out_odd_enable && !is_ack;
    wire [63:0] marks_odd_now = marks_odd_word;
    wire [63:0] odd_next_and = even_next_shl & {64{odd_here}};
    wire [63:0] odd_next_or = (marks_odd_now & {64{held_out_odd}}) | (odd_next_and & {64{marks}});
    wire [63:0] odd_next_and_2 = odd_next_or & ~(odd_next_and & {64{unmarks}});
    wire [63:0] odd_next = odd_next_and_2 & ~(shown_odd & {64{is_ack}});
    wire  [1:0] even_flag = 2'd1 & {2{marks_write_address_even_enable}};
    wire  [1:0] odd_flag = 2'd2 & {2{marks_write_address_odd_enable}};
    wire  [1:0] flags_now = flags_word;
    wire  [1:0] flags_next_and = flags_now & {2{!flag_fresh_out}} & ~(even_flag | odd_flag);
    wire        marks_write_words_even_any = |marks_write_words_even;
    wire  [1:0] flags_next_or = flags_next_and | (even_flag & {2{marks_write_words_even_any}});
    wire        marks_write_words_odd_any = |marks_write_words_odd;
    wire  [1:0] flags_next = flags_next_or | (odd_flag & {2{marks_write_words_odd_any}});

    forwarding_ram_w64_d8_l2 marks_even (
        .clk    (clk),
        .rst    (rst),
        .addr   (address_even),
        .enable (address_even_enable),
        .next   (even_next),
        .write  (1'b1),
        .word   (marks_even_word),
        .at     (marks_even_at),
        .valid  (marks_even_valid)
    );

    forwarding_ram_w64_d8_l2 marks_odd (
        .clk    (clk),
        .rst    (rst),
        .addr   (address_odd),
        .enable (address_odd_enable),
        .next   (odd_next),
        .write  (1'b1),
        .word   (marks_odd_word),
        .at     (marks_odd_at),
        .valid  (marks_odd_valid)
    );

    forwarding_ram_w2_d8_l2 flags (
        .clk    (clk),
        .rst    (rst),
        .addr   (flag_place_look),
        .enable (flag_enable_look),
        .next   (flags_next),
        .write  (1'b1),
        .word   (flags_word),
        .at     (flags_at),
        .valid  (flags_valid)
    );

    always @(posedge clk) begin
        if (rst) begin
            marks_write_address_even_enable <= 1'b0;
            marks_write_address_odd_enable <= 1'b0;
            flags_write_enable <= 1'b0;
        end else begin
            marks_write_address_even_enable <= address_out_even_enable;
            marks_write_address_odd_enable <= address_out_odd_enable;
            flags_write_enable <= flag_enable_out;
        end
    end

    always @(posedge clk) begin
        address_read_even_enable <= address_even_enable;
        address_read_even <= address_even;
        address_read_odd_enable <= address_odd_enable;
        address_read_odd <= address_odd;
        address_out_even_enable <= address_read_even_enable;
        address_out_even <= address_read_even;
        address_out_odd_enable <= address_read_odd_enable;
        address_out_odd <= address_read_odd;
        held_read_even <= held_even;
        held_read_odd <= held_odd;
        held_out_even <= held_read_even;
        held_out_odd <= held_read_odd;
        marks_write_address_even <= address_out_even;
        marks_write_address_odd <= address_out_odd;
        marks_write_words_even <= even_next;
        marks_write_words_odd <= odd_next;
        flag_enable_look <= valid;
        flag_place_look <= place;
        flag_fresh_look <= fresh;
        flag_fresh_read <= flag_fresh_look;
        flag_fresh_out <= flag_fresh_read;
        flag_enable_read <= flag_enable_look;
        flag_enable_out <= flag_enable_read;
        flag_place_read <= flag_place_look;
        flag_place_out <= flag_place_read;
        flags_write_place <= flag_place_out;
        flags_write_flags <= flags_next;
    end

    assign any = |flags_write_flags;

    wire _unused_ok = &{1'b0, marks_even_at, marks_even_valid, marks_odd_at, marks_odd_valid, flags_at, flags_valid};

endmodule

`default_nettype wire
