// Turns among 32 virtual channels, chosen a clock ahead.
`default_nettype none

module cbfc_turns_n32 (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] fits,
    input  wire [31:0] fits_again,
    input  wire        go,
    input  wire        weighted,
    input  wire [31:0] lasts,
    output reg  [31:0] turn,
    output wire        served,
    output reg         fresh
);

    reg  [30:0] above;

    assign served = |(turn & fits);
    wire [31:0] turn_and_fits_again = turn & fits_again;
    wire [31:0] able = turn_and_fits_again | (~turn & fits);
    wire        goes_on = (|(turn_and_fits_again & lasts)) && weighted;
    wire [31:0] ahead = able & {above, 1'b0};
    wire [31:0] ahead_in_group = {
        |ahead[31:30],
        ahead[30],
        |ahead[29:24],
        |ahead[28:24],
        |ahead[27:24],
        |ahead[26:24],
        |ahead[25:24],
        ahead[24],
        |ahead[23:18],
        |ahead[22:18],
        |ahead[21:18],
        |ahead[20:18],
        |ahead[19:18],
        ahead[18],
        |ahead[17:12],
        |ahead[16:12],
        |ahead[15:12],
        |ahead[14:12],
        |ahead[13:12],
        ahead[12],
        |ahead[11:6],
        |ahead[10:6],
        |ahead[9:6],
        |ahead[8:6],
        |ahead[7:6],
        ahead[6],
        |ahead[5:0],
        |ahead[4:0],
        |ahead[3:0],
        |ahead[2:0],
        |ahead[1:0],
        ahead[0]
    };
    wire  [4:0] ahead_groups = {ahead_in_group[29], ahead_in_group[23], ahead_in_group[17], ahead_in_group[11], ahead_in_group[5]};
    wire        ahead_groups_any = |ahead_groups;
    wire        ahead_groups_3_0_any = |ahead_groups[3:0];
    wire        ahead_groups_2_0_any = |ahead_groups[2:0];
    wire        ahead_groups_1_0_any = |ahead_groups[1:0];
    wire [31:0] ahead_below = {
        {2{ahead_groups_any}},
        {6{ahead_groups_3_0_any}},
        {6{ahead_groups_2_0_any}},
        {6{ahead_groups_1_0_any}},
        {6{ahead_groups[0]}},
        6'd0
    };
    wire [31:0] any_in_group = {
        |able[31:30],
        able[30],
        |able[29:24],
        |able[28:24],
        |able[27:24],
        |able[26:24],
        |able[25:24],
        able[24],
        |able[23:18],
        |able[22:18],
        |able[21:18],
        |able[20:18],
        |able[19:18],
        able[18],
        |able[17:12],
        |able[16:12],
        |able[15:12],
        |able[14:12],
        |able[13:12],
        able[12],
        |able[11:6],
        |able[10:6],
        |able[9:6],
        |able[8:6],
        |able[7:6],
        able[6],
        |able[5:0],
        |able[4:0],
        |able[3:0],
        |able[2:0],
        |able[1:0],
        able[0]
    };
    wire  [4:0] any_groups = {any_in_group[29], any_in_group[23], any_in_group[17], any_in_group[11], any_in_group[5]};
    wire        any_groups_any = |any_groups;
    wire        any_groups_3_0_any = |any_groups[3:0];
    wire        any_groups_2_0_any = |any_groups[2:0];
    wire        any_groups_1_0_any = |any_groups[1:0];
    wire [31:0] any_below = {
        {2{any_groups_any}},
        {6{any_groups_3_0_any}},
        {6{any_groups_2_0_any}},
        {6{any_groups_1_0_any}},
        {6{any_groups[0]}},
        6'd0
    };
    wire [31:0] reached = (|ahead) ? ahead_in_group | ahead_below : any_in_group | any_below;
    wire        moves = !served || (go && !goes_on);

    always @(posedge clk) begin
        if (rst) begin
            turn <= 32'd0;
            above <= 31'd0;
            fresh <= 1'b0;
        end else begin
            if (moves) begin
                fresh <= 1'b1;
                turn <= reached & ~{reached[30:0], 1'b0};
                if (|able) begin
                    above <= reached[30:0];
                end
            end else if (go) begin
                fresh <= 1'b0;
            end
        end
    end

`ifdef FORMAL
    always @(posedge clk) if (!rst) one_turn: assert ((turn & (turn - 32'd1)) == 32'd0);
`endif

endmodule

`default_nettype wire
