// Finds the lowest of 512 PSNs that has not arrived, 4 clocks after each mark.
`default_nettype none

module hole_search_w512 (
    input  wire        clk,
    input  wire        rst,
    input  wire        clear,
    input  wire        hold,
    input  wire        mark,
    input  wire  [2:0] mark_word,
    input  wire        mark_lap,
    input  wire        mark_complete,
    input  wire [63:0] read_slots,
    output reg  [31:0] base,
    output wire  [2:0] read_word,
    output wire        read_lap
);

    reg   [7:0] complete;
    wire  [3:0] first_position;
    reg   [2:0] hole_word;
    reg         next_lap;
    reg  [25:0] from;
    reg  [63:0] passed;
    reg  [25:0] hole_number;
    reg  [63:0] arrived;
    wire  [5:0] hole_position;

    wire  [7:0] marked = 8'd1 << mark_word;
    wire  [7:0] wrapped = ~(8'd255 << base[8:6]);
    wire  [7:0] open = ~(complete ^ wrapped ^ {8{base[9]}});
    wire [15:0] in_order = {open & wrapped, open & ~wrapped};
    wire        own = hole_word == from[2:0] && !next_lap;
    wire [22:0] lap = from[25:3] + {22'd0, next_lap};

    lowest_one_w16 first (
        .word     (in_order),
        .position (first_position)
    );

    lowest_one_w64 hole (
        .word     (~arrived),
        .position (hole_position)
    );

    always @(posedge clk) begin
        if (rst) begin
            complete <= 8'd0;
            base <= 32'd0;
        end else begin
            if (clear) begin
                complete <= 8'd0;
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
            hole_word <= first_position[2:0];
            next_lap <= first_position[3];
        end else begin
            hole_word <= base[8:6];
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
