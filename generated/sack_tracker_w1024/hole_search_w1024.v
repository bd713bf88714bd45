// Finds the lowest of 1024 PSNs that has not arrived, 4 clocks after each mark.
`default_nettype none

module hole_search_w1024 (
    input  wire        clk,
    input  wire        rst,
    input  wire        clear,
    input  wire        hold,
    input  wire        mark,
    input  wire  [3:0] mark_word,
    input  wire        mark_lap,
    input  wire        mark_complete,
    input  wire [63:0] read_slots,
    output reg  [31:0] base,
    output wire  [3:0] read_word,
    output wire        read_lap
);

    reg  [15:0] complete;
    wire  [4:0] first_position;
    reg   [3:0] hole_word;
    reg         next_lap;
    reg  [25:0] from;
    reg  [63:0] passed;
    reg  [25:0] hole_number;
    reg  [63:0] arrived;
    wire  [5:0] hole_position;

    wire [15:0] marked = 16'd1 << mark_word;
    wire [15:0] wrapped = ~({16{1'b1}} << base[9:6]);
    wire [15:0] open = ~(complete ^ wrapped ^ {16{base[10]}});
    wire [31:0] in_order = {open & wrapped, open & ~wrapped};
    wire        own = hole_word == from[3:0] && !next_lap;
    wire [21:0] lap = from[25:4] + {21'd0, next_lap};
    wire        open_any = |open;

    lowest_one_w32 first (
        .word     (in_order),
        .position (first_position)
    );

    lowest_one_w64 hole (
        .word     (~arrived),
        .position (hole_position)
    );

    always @(posedge clk) begin
        if (rst) begin
            complete <= 16'd0;
            base <= 32'd0;
        end else begin
            if (clear) begin
                complete <= 16'd0;
            end else if (mark && mark_complete) begin
                complete <= mark_lap ? complete & ~marked : complete | marked;
            end
            base <= hold ? 32'd0 : {hole_number, hole_position};
        end
    end

    always @(posedge clk) begin
        hole_word <= open_any ? first_position[3:0] : base[9:6];
        next_lap <= open_any ? first_position[4] : 1'b1;
        from <= base[31:6];
        passed <= ~({64{1'b1}} << base[5:0]);
        hole_number <= {lap, hole_word};
        arrived <= read_slots | (passed & {64{own}});
    end

    assign read_word = hole_word;
    assign read_lap = lap[0];

endmodule

`default_nettype wire
