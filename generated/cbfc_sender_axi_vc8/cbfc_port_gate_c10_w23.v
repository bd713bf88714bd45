// Holds the grants of all virtual channels within the port's limit.
`default_nettype none

module cbfc_port_gate_c10_w23 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [7:0] settings_unit_overhead,
    input  wire  [2:0] settings_unit_size,
    input  wire  [1:0] settings_mode,
    input  wire [19:0] settings_limit,
    input  wire  [9:0] settings_dearest,
    input  wire  [3:0] settings_alpha,
    input  wire        settings_weighted,
    input  wire  [1:0] settings_on_fault,
    input  wire        changed,
    input  wire [22:0] held,
    input  wire        charged,
    input  wire        dear,
    output wire        gate_per_channel,
    output wire        gate_dynamic,
    output wire        gate_stream,
    output wire        gate_serial,
    output wire        gate_open,
    output wire [19:0] gate_free,
    output wire [19:0] gate_threshold
);

    localparam [1:0] SETTINGS_MODE_PER_CHANNEL  = 2'd0;
    localparam [1:0] SETTINGS_MODE_PORT_DYNAMIC = 2'd2;

    reg         open;
    reg  [19:0] free;
    reg   [7:0] recent;
    reg         stream;
    reg  [19:0] threshold;

    wire [23:0] rest = {4'd0, settings_limit} - {1'b0, held};
    wire        covered = !rest[23];
    wire        rested = !((|recent) || charged);
    wire        plenty_term = free >= {7'd0, settings_dearest, 3'd0} && !dear;
    wire        plenty = plenty_term && !changed;
    wire [26:0] times = {7'd0, free} << settings_alpha[2:0];
    wire        times_26_20_any = |times[26:20];
    wire [19:0] threshold_or = times[19:0] | {20{times_26_20_any}};

    always @(posedge clk) begin
        if (rst) begin
            open <= 1'b0;
            free <= 20'd0;
            recent <= 8'd0;
            stream <= 1'b0;
            threshold <= 20'd0;
        end else begin
            open <= covered;
            free <= rest[19:0] & {20{covered}};
            recent <= {recent[6:0], 1'b0} | {7'd0, charged || changed};
            stream <= plenty && (stream || rested);
            threshold <= settings_alpha[3] ? free >> settings_alpha[2:0] : threshold_or;
        end
    end

    assign gate_per_channel = settings_mode == SETTINGS_MODE_PER_CHANNEL;
    assign gate_dynamic = settings_mode == SETTINGS_MODE_PORT_DYNAMIC;
    assign gate_stream = stream;
    assign gate_serial = rested && !stream && !plenty;
    assign gate_open = open;
    assign gate_free = free;
    assign gate_threshold = threshold;

    wire _unused_ok = &{1'b0, settings_unit_overhead, settings_unit_size, settings_weighted, settings_on_fault, rest[22:20]};

endmodule

`default_nettype wire
