// Chooses which of 8 virtual channels a CF_Update advertises.
`default_nettype none

module cbfc_update_schedule_n8 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [7:0] active,
    input  wire        leaves,
    input  wire  [2:0] release_vc,
    input  wire        owed_valid,
    input  wire  [2:0] owed_vc,
    input  wire [19:0] owed,
    input  wire [19:0] urgent,
    input  wire        tick,
    input  wire        may_send,
    input  wire        taken,
    output reg         offer,
    output reg   [2:0] vc_0,
    output reg   [2:0] vc_1,
    output wire        record
);

    localparam [2:0] STEP_FIRST  = 3'd0;
    localparam [2:0] STEP_AGAIN  = 3'd1;
    localparam [2:0] STEP_SECOND = 3'd2;
    localparam [2:0] STEP_OFFER  = 3'd3;
    localparam [2:0] STEP_RECORD = 3'd4;

    reg  [2:0] step;
    reg  [2:0] since;
    reg  [7:0] news;
    reg  [7:0] pressing;
    reg  [7:0] young;
    reg  [7:0] old;
    reg  [7:0] requests;
    reg        choose;
    wire [7:0] arbiter_grant;
    wire [2:0] arbiter_index;
    wire       arbiter_valid;

    wire [7:0] first_one = 8'd1 << vc_0;
    wire [7:0] sent = (first_one | (8'd1 << vc_1)) & {8{taken}};
    wire       known_term = !((owed_vc == vc_0 || owed_vc == vc_1) && (taken || (|since)));
    wire       known = owed_valid && known_term;
    wire [7:0] owed_one = (8'd1 << owed_vc) & {8{known}};
    wire [7:0] due = young & old;
    wire [7:0] fresh = sent | ~active;
    wire [7:0] allowed = step == STEP_AGAIN ? ~first_one : 8'd255;
    wire [7:0] hurried = pressing & news & allowed;
    wire [7:0] overdue = due & allowed;
    wire [7:0] news_or = (news & ~sent) | ((8'd1 << release_vc) & {8{leaves}});
    wire       owed_any = |owed;
    wire       owed_ge_urgent = owed >= urgent;
    wire [7:0] pressing_and = ((pressing & ~owed_one) | (owed_one & {8{owed_ge_urgent}})) & ~sent;
    wire [7:0] active_shr_vc_0 = active >> vc_0;
    wire [7:0] active_shr_vc_1 = active >> vc_1;
    wire       offer_term = active_shr_vc_0[0] && active_shr_vc_1[0];

    round_robin_n8 arbiter (
        .clk     (clk),
        .rst     (rst),
        .request (requests),
        .accept  (choose),
        .grant   (arbiter_grant),
        .index   (arbiter_index),
        .valid   (arbiter_valid)
    );

    always @* begin
        choose = 1'b0;
        case (step)
            STEP_FIRST: begin
                if (may_send && arbiter_valid) begin
                    choose = 1'b1;
                end
            end
            STEP_SECOND: begin
                choose = 1'b1;
            end
            default: begin end
        endcase
    end

    always @* begin
        offer = 1'b0;
        case (step)
            STEP_OFFER: begin
                offer = offer_term;
            end
            default: begin end
        endcase
    end

    always @(posedge clk) begin
        if (rst) begin
            step <= STEP_FIRST;
            vc_0 <= 3'd0;
            vc_1 <= 3'd0;
            since <= 3'd0;
            news <= 8'd0;
            pressing <= 8'd0;
            young <= 8'd0;
            old <= 8'd0;
            requests <= 8'd0;
        end else begin
            since <= {since[1:0], taken};
            news <= (news_or | (owed_one & {8{owed_any}})) & active;
            pressing <= pressing_and & active;
            if (tick) begin
                young <= (~young | old) & ~fresh;
                old <= (old | young) & ~fresh;
            end else begin
                young <= young & ~fresh;
                old <= old & ~fresh;
            end
            requests <= (|overdue) ? overdue : (|hurried) ? hurried : news & allowed;
            case (step)
                STEP_FIRST: begin
                    if (may_send && arbiter_valid) begin
                        vc_0 <= arbiter_index;
                        step <= STEP_AGAIN;
                    end
                end
                STEP_AGAIN: begin
                    step <= STEP_SECOND;
                end
                STEP_SECOND: begin
                    vc_1 <= arbiter_valid ? arbiter_index : vc_0;
                    step <= STEP_OFFER;
                end
                STEP_OFFER: begin
                    requests <= 8'd0;
                    if (taken) begin
                        step <= STEP_RECORD;
                    end else if (!offer_term) begin
                        step <= STEP_FIRST;
                    end
                end
                STEP_RECORD: begin
                    step <= STEP_FIRST;
                end
                default: begin end
            endcase
        end
    end

    assign record = step == STEP_RECORD;

    wire _unused_ok = &{1'b0, arbiter_grant, active_shr_vc_0[7:1], active_shr_vc_1[7:1]};

endmodule

`default_nettype wire
