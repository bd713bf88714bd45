// Finds the lowest of 128 PSNs that has not arrived, 4 clocks after each mark.
`default_nettype none

module hole_search_w128 (
    input  wire        clk,
    input  wire        rst,
    input  wire        clear,
    input  wire        hold,
    input  wire        mark,
    input  wire        mark_word,
    input  wire        mark_lap,
    input  wire        mark_complete,
    input  wire [63:0] read_slots,
    output reg  [31:0] base,
    output wire        read_word,
    output wire        read_lap
);

    reg   [1:0] complete;
    wire  [1:0] first_position;
    reg         hole_word;
    reg         next_lap;
    reg  [25:0] from;
    reg  [63:0] passed;
    reg  [25:0] hole_number;
    reg  [63:0] arrived;
    wire  [5:0] hole_position;

    wire  [1:0] marked = 2'd1 << mark_word;
    wire  [1:0] wrapped = ~(2'd3 << base[6]);
    wire  [1:0] open = ~(complete ^ wrapped ^ {2{base[7]}});
    wire  [3:0] in_order = {open & wrapped, open & ~wrapped};
    wire        own = hole_word == from[0] && !next_lap;
    wire [24:0] lap = from[25:1] + {24'd0, next_lap};

    lowest_one_w4 first (
        .word     (in_order),
        .position (first_position)
    );

    lowest_one_w64 hole (
        .word     (~arrived),
        .position (hole_position)
    );

    always @(posedge clk) begin
        if (rst) begin
            complete <= 2'd0;
            base <= 32'd0;
        end else begin
            if (clear) begin
                complete <= 2'd0;
            end else if (mark && mark_complete) begin
                complete <= mark_lap ? complete & ~marked : complete | marked;
            end
            if (hold) begin
                base <= 32'd0;
            end else begin
                base <= {hole_number, hole_position};
            end
        end
    end

    always @(posedge clk) begin
        if (|open) begin
            hole_word <= first_position[0];
            next_lap <= first_position[1];
        end else begin
            hole_word <= base[6];
            next_lap <= 1'b1;
        end
        from <= base[31:6];
        passed <= ~({64{1'b1}} << base[5:0]);
        hole_number <= {lap, hole_word};
        arrived <= read_slots | (passed & {64{own}});
    end

    assign read_word = hole_word;
    assign read_lap = lap[0];

endmodule

`default_nettype wire
