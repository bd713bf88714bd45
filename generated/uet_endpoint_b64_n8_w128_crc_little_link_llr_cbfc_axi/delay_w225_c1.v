// Delays 225 bits by 1 clock.
`default_nettype none

module delay_w225_c1 (
    input  wire        clk,
    input  wire  [4:0] d_kind,
    input  wire  [2:0] d_place,
    input  wire        d_on,
    input  wire        d_open,
    input  wire        d_claimed,
    input  wire        d_moved,
    input  wire        d_restarted,
    input  wire        d_ordered,
    input  wire        d_roce,
    input  wire  [2:0] d_state,
    input  wire [31:0] d_start,
    input  wire [15:0] d_peer,
    input  wire [31:0] d_next,
    input  wire [31:0] d_cum,
    input  wire [31:0] d_oldest,
    input  wire        d_above,
    input  wire [31:0] d_tail_tail,
    input  wire [15:0] d_tail_open,
    input  wire  [7:0] d_range,
    input  wire        d_sleek,
    input  wire        d_keeps,
    input  wire        d_hold,
    input  wire        d_close_due,
    input  wire        d_nears_end,
    input  wire        d_exhausted,
    output wire  [4:0] q_kind,
    output wire  [2:0] q_place,
    output wire        q_on,
    output wire        q_open,
    output wire        q_claimed,
    output wire        q_moved,
    output wire        q_restarted,
    output wire        q_ordered,
    output wire        q_roce,
    output wire  [2:0] q_state,
    output wire [31:0] q_start,
    output wire [15:0] q_peer,
    output wire [31:0] q_next,
    output wire [31:0] q_cum,
    output wire [31:0] q_oldest,
    output wire        q_above,
    output wire [31:0] q_tail_tail,
    output wire [15:0] q_tail_open,
    output wire  [7:0] q_range,
    output wire        q_sleek,
    output wire        q_keeps,
    output wire        q_hold,
    output wire        q_close_due,
    output wire        q_nears_end,
    output wire        q_exhausted
);

    reg   [4:0] ago_1_kind;
    reg   [2:0] ago_1_place;
    reg         ago_1_on;
    reg         ago_1_open;
    reg         ago_1_claimed;
    reg         ago_1_moved;
    reg         ago_1_restarted;
    reg         ago_1_ordered;
    reg         ago_1_roce;
    reg   [2:0] ago_1_state;
    reg  [31:0] ago_1_start;
    reg  [15:0] ago_1_peer;
    reg  [31:0] ago_1_next;
    reg  [31:0] ago_1_cum;
    reg  [31:0] ago_1_oldest;
    reg         ago_1_above;
    reg  [31:0] ago_1_tail_tail;
    reg  [15:0] ago_1_tail_open;
    reg   [7:0] ago_1_range;
    reg         ago_1_sleek;
    reg         ago_1_keeps;
    reg         ago_1_hold;
    reg         ago_1_close_due;
    reg         ago_1_nears_end;
    reg         ago_1_exhausted;

    always @(posedge clk) begin
        ago_1_kind <= d_kind;
        ago_1_place <= d_place;
        ago_1_on <= d_on;
        ago_1_open <= d_open;
        ago_1_claimed <= d_claimed;
        ago_1_moved <= d_moved;
        ago_1_restarted <= d_restarted;
        ago_1_ordered <= d_ordered;
        ago_1_roce <= d_roce;
        ago_1_state <= d_state;
        ago_1_start <= d_start;
        ago_1_peer <= d_peer;
        ago_1_next <= d_next;
        ago_1_cum <= d_cum;
        ago_1_oldest <= d_oldest;
        ago_1_above <= d_above;
        ago_1_tail_tail <= d_tail_tail;
        ago_1_tail_open <= d_tail_open;
        ago_1_range <= d_range;
        ago_1_sleek <= d_sleek;
        ago_1_keeps <= d_keeps;
        ago_1_hold <= d_hold;
        ago_1_close_due <= d_close_due;
        ago_1_nears_end <= d_nears_end;
        ago_1_exhausted <= d_exhausted;
    end

    assign q_kind = ago_1_kind;
    assign q_place = ago_1_place;
    assign q_on = ago_1_on;
    assign q_open = ago_1_open;
    assign q_claimed = ago_1_claimed;
    assign q_moved = ago_1_moved;
    assign q_restarted = ago_1_restarted;
    assign q_ordered = ago_1_ordered;
    assign q_roce = ago_1_roce;
    assign q_state = ago_1_state;
    assign q_start = ago_1_start;
    assign q_peer = ago_1_peer;
    assign q_next = ago_1_next;
    assign q_cum = ago_1_cum;
    assign q_oldest = ago_1_oldest;
    assign q_above = ago_1_above;
    assign q_tail_tail = ago_1_tail_tail;
    assign q_tail_open = ago_1_tail_open;
    assign q_range = ago_1_range;
    assign q_sleek = ago_1_sleek;
    assign q_keeps = ago_1_keeps;
    assign q_hold = ago_1_hold;
    assign q_close_due = ago_1_close_due;
    assign q_nears_end = ago_1_nears_end;
    assign q_exhausted = ago_1_exhausted;

endmodule

`default_nettype wire
