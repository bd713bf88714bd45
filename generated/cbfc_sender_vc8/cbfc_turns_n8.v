// Turns among 8 virtual channels, chosen a clock ahead.
`default_nettype none

module cbfc_turns_n8 (
    input  wire       clk,
    input  wire       rst,
    input  wire [7:0] fits,
    input  wire [7:0] fits_again,
    input  wire       go,
    input  wire       weighted,
    input  wire [7:0] lasts,
    output reg  [7:0] turn,
    output wire       served,
    output reg        fresh
);

    reg  [6:0] above;

    assign served = |(turn & fits);
    wire [7:0] turn_and_fits_again = turn & fits_again;
    wire [7:0] able = turn_and_fits_again | (~turn & fits);
    wire       goes_on = (|(turn_and_fits_again & lasts)) && weighted;
    wire [7:0] ahead = able & {above, 1'b0};
    wire [7:0] ahead_in_group = {|ahead[7:6], ahead[6], |ahead[5:3], |ahead[4:3], ahead[3], |ahead[2:0], |ahead[1:0], ahead[0]};
    wire [1:0] ahead_groups = {ahead_in_group[5], ahead_in_group[2]};
    wire       ahead_groups_any = |ahead_groups;
    wire [7:0] ahead_below = {{2{ahead_groups_any}}, {3{ahead_groups[0]}}, 3'd0};
    wire [7:0] any_in_group = {|able[7:6], able[6], |able[5:3], |able[4:3], able[3], |able[2:0], |able[1:0], able[0]};
    wire [1:0] any_groups = {any_in_group[5], any_in_group[2]};
    wire       any_groups_any = |any_groups;
    wire [7:0] any_below = {{2{any_groups_any}}, {3{any_groups[0]}}, 3'd0};
    wire [7:0] reached = (|ahead) ? ahead_in_group | ahead_below : any_in_group | any_below;
    wire       moves = !served || (go && !goes_on);

    always @(posedge clk) begin
        if (rst) begin
            turn <= 8'd0;
            above <= 7'd0;
            fresh <= 1'b0;
        end else begin
            if (moves) begin
                fresh <= 1'b1;
                turn <= reached & ~{reached[6:0], 1'b0};
                if (|able) begin
                    above <= reached[6:0];
                end
            end else if (go) begin
                fresh <= 1'b0;
            end
        end
    end

`ifdef FORMAL
    always @(posedge clk) if (!rst) one_turn: assert ((turn & (turn - 8'd1)) == 8'd0);
`endif

endmodule

`default_nettype wire
