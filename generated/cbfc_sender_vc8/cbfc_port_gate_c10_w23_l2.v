// Holds the grants of all virtual channels within the port's limit.
`default_nettype none

module cbfc_port_gate_c10_w23_l2 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [7:0] settings_unit_overhead,
    input  wire  [2:0] settings_unit_size,
    input  wire  [1:0] settings_mode,
    input  wire [19:0] settings_limit,
    input  wire  [9:0] settings_largest_frame,
    input  wire  [3:0] settings_alpha,
    input  wire        settings_weighted,
    input  wire  [1:0] settings_on_fault,
    input  wire        changed,
    input  wire        reordered,
    input  wire [22:0] held,
    input  wire        charged,
    input  wire  [9:0] cost,
    input  wire  [9:0] spare,
    input  wire        large_frame,
    output wire        gate_per_channel,
    output wire        gate_dynamic,
    output wire        gate_stream,
    output wire        gate_serial,
    output wire  [9:0] gate_free,
    output wire [19:0] gate_threshold
);

    localparam [1:0] SETTINGS_MODE_PER_CHANNEL  = 2'd0;
    localparam [1:0] SETTINGS_MODE_PORT_DYNAMIC = 2'd2;

    reg   [1:0] recent;
    reg   [9:0] added_2;
    reg         open;
    reg  [19:0] free;
    reg         roomy;
    reg   [9:0] free_for_one;
    reg   [2:0] settling;
    reg         streaming;
    reg  [19:0] threshold;

    wire [10:0] over = {1'b0, cost} - {1'b0, spare};
    wire        beyond = !over[10] && recent[0];
    wire [24:0] rest = {5'd0, settings_limit} - {2'd0, held} - {15'd0, added_2};
    wire        covered = !rest[24];
    wire [19:0] fourfold = {8'd0, settings_largest_frame, 2'd0};
    wire        much = |rest[19:10];
    wire        unsettled = (|settling) || changed;
    wire        quiet = !((|recent) || unsettled);
    wire        calm = !(large_frame || unsettled);
    wire        plenty = roomy && calm;
    wire [26:0] times = {7'd0, free} << settings_alpha[2:0];
    wire        times_26_20_any = |times[26:20];
    wire [19:0] threshold_or = times[19:0] | {20{times_26_20_any}};

    always @(posedge clk) begin
        if (rst) begin
            recent <= 2'd0;
            added_2 <= 10'd0;
            open <= 1'b0;
            free <= 20'd0;
            roomy <= 1'b0;
            free_for_one <= 10'd0;
            settling <= 3'd0;
            streaming <= 1'b0;
            threshold <= 20'd0;
        end else begin
            recent <= {recent[0], 1'b0} | {1'b0, charged};
            added_2 <= over[9:0] & {10{beyond}};
            open <= covered;
            free <= rest[19:0] & {20{covered}};
            roomy <= covered && rest[19:0] >= fourfold;
            free_for_one <= (rest[9:0] | {10{much}}) & {10{covered}};
            settling <= {settling[1:0], 1'b0} | {2'd0, reordered};
            streaming <= plenty && (streaming || (quiet && !charged));
            threshold <= settings_alpha[3] ? free >> settings_alpha[2:0] : threshold_or;
        end
    end

    assign gate_per_channel = settings_mode == SETTINGS_MODE_PER_CHANNEL;
    assign gate_dynamic = settings_mode == SETTINGS_MODE_PORT_DYNAMIC;
    assign gate_stream = streaming && calm && roomy;
    assign gate_serial = quiet && open && !streaming && !plenty;
    assign gate_free = free_for_one;
    assign gate_threshold = threshold & {20{settings_mode == SETTINGS_MODE_PORT_DYNAMIC}};

    wire _unused_ok = &{1'b0, settings_unit_overhead, settings_unit_size, settings_weighted, settings_on_fault, rest[23:20]};

endmodule

`default_nettype wire
